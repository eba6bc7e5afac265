"""Statements of the templates that are known to be in black's form already, by their hashes.

The runtime's functions come out of their templates the same whatever the spec says, and to ask black about
each of them takes most of a run. The table holds for one year of black's style, the one that typeloom is
pinned to; a statement that is not in it, or a black of another year, costs time and nothing else.
``pytest --update-golden tests/unit/test_formed.py`` makes the table, and that test holds it against black.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

from .state import version_of

YEAR = "26"
STATEMENTS = frozenset(
    {
        "03224310407faaf3bafe9995",
        "03e1c83b1f241db8cf817b38",
        "040580ce1655ee2d0b8d96b9",
        "047038d484d7529ad3f7f17a",
        "05b30014a8469f97bf7ed73f",
        "07f1b89b35d5da24f16faed8",
        "08faced55f1b419d2fc4390c",
        "0a6ee7271c407bf0f8ecec72",
        "0b94c42d193dcfb4f1900e8e",
        "12a0bdc4e2b4d670307a963f",
        "16807c135fc5450c46cda6d5",
        "1a611cd10285c6f52caf3c4c",
        "1a8dc1de46f0fe959683d5a8",
        "1c026de5eb8478cb38ad7fb9",
        "1d2e8a75f934a5840af0cb73",
        "1d410e6065858c871ee4689f",
        "1e050a4330e6b93e97337ccf",
        "206e832b4d8766e79ab9189a",
        "2762094bce2300ceb4a28257",
        "27aad4bce18e22794615a7b2",
        "27f02ebe35129d71129cb264",
        "2ad9884c1431bc3543f5244c",
        "2dd715913b366422b0eb9bac",
        "349e7f3b36765fa8e5a3ef41",
        "3a936ae031df05774dd12153",
        "3de4c16650352006ba51e691",
        "3e4ef88b81270e36d270dfb2",
        "3ed03c08b705fae2d18c5e54",
        "409556ac61c915bd835e8bd1",
        "434f66cf1e39f0a608184a3d",
        "4556646ddeee6eee8899cf11",
        "45b7652da88c2519f92106a6",
        "48c75edac0b6071b22f9bd41",
        "49ca4aebffbbb145f7e4955d",
        "4a8839e993d492f231d7ccce",
        "4f8bea38ecd0f23aca7e273c",
        "550eff8036c418e4c36b20e5",
        "570dc7be22d15f69350af4dc",
        "597c42c31a7a02f6e2e165cc",
        "5a685bffd416ccd366bdd1b1",
        "5d472cc268d78ec22e4ab40a",
        "5dfb23acb8aef50e1fb4ffd7",
        "5ee1c0baa740043a1c16bb81",
        "5f4224f1fb584c8d9af3fd6d",
        "60e973ea58dea13e397c1978",
        "62999549bfdb7f1fb270dc1c",
        "62e6490d926b3726ec62309e",
        "642301e9bf46f6b341e283fa",
        "655e7af0e8cd46dcb65b3f1a",
        "68659c2000d0afec27451101",
        "6b7f1807115bb537ef125fc2",
        "6babf2cfb14afbb14fe4a972",
        "6c59d18dfaecb2a09cb87aa3",
        "6ed528672117e17e444d24f5",
        "71854b27d7724b5f75e5cd43",
        "721f582addc2875386d2320c",
        "725ca37ab90ca7938d73faa0",
        "7271a7cb474254cdf2fe291f",
        "72b6a4067a62773f7cdf46aa",
        "74a93744fa9e23f7f79d0109",
        "74b6505fdd42e447076a5958",
        "7a29675dda6d82a718ee220a",
        "7c5cbac1daa773b246153e23",
        "7cf9d9ad3e59baec4d0c6414",
        "802aa22e38fb0091a03ecb21",
        "84b0a0a9ee2dfce507679406",
        "86603a9a85b4cacc6e7c9d37",
        "87e220f0708fde2f276e4691",
        "89561e8a7f22ce96c8a649aa",
        "8d8848152a0e694e608d340b",
        "8f5eebf81a3dad80aeba62db",
        "8fd0840d3ba2ad28508c6dee",
        "912a420f5d75eea190f46c4d",
        "927298ef477beb77c6a89f7f",
        "93e0a45131e710b3ec235afc",
        "94cf3892fa499fa91e2308d6",
        "9513d287c1a6c67fc7718fc6",
        "9599a4d1c236d977736c81c4",
        "9a66f4b7bfbce4b1ce54fc89",
        "9e72d9596ff8214224e791f0",
        "9fe8044122667aaf1f8aefe0",
        "a024ac86a70b402441e1ac7a",
        "a07dd6cc7f62821dd87327e7",
        "a5e66e8820eb5e6461280a36",
        "a76e3395a3b340702a4c24d8",
        "a7cfaf62454a151a3fc7241e",
        "aed5c7865825cb63db3f9f86",
        "b07e9359981eb429f6d376cc",
        "b2236b4d2ac68a91a12f7748",
        "b3c00d0035c001543a6b806a",
        "b92cd188aa4995372d5c02ba",
        "b9f0bb7b700a2b6cfb32a2d0",
        "baf4b488f22c2a624a5ac2d8",
        "bc966d44cb44d769eab0af0c",
        "c2313656456e27c2d6fc44b6",
        "c2860c4c80e632f0372e486f",
        "c45580e6edd04634d7a25ae6",
        "c6102f19eeb5b64974cf0c84",
        "c8ed6802fe01e3bace195f80",
        "cc86638bb389231ba9016f0e",
        "cf026300a18e4b7ae4ee278c",
        "d152fd8e8d4e9191c3c7ee97",
        "d2e89ae9b0644be780445369",
        "d3335cd3ada845acc4386bee",
        "d36ccf13377d816e93924996",
        "d45d80035218bd0ed592d0bc",
        "d5cc71457727fdff3d43132d",
        "d6a33dfb17face6d327425b2",
        "d8a6dc2e07fefd0c002da340",
        "d9663e35ce49dbea77264ff9",
        "d9fb5bf1bba951269a16861f",
        "da5f9e3401d0c1cb50100cd5",
        "db148705d91c755dc68b5528",
        "db2ff44af26f2078f5d08435",
        "db66584545bba952d16bdf53",
        "dc86c68f6d4b82eac2da905c",
        "dd9a243fa98c299a1066b532",
        "dddd36cbef8985d7d52e9321",
        "e0d8c9cf118237eb1a7be816",
        "e2d0f2b1d75259a502575f18",
        "e75ea176c1ca4171f067eabb",
        "e97d5178f1fdbf18bbf4f7f9",
        "e98c03c2f56908996f3ea171",
        "ea55c7c7eccc42870c578e03",
        "eb73323d21093b531b4915dc",
        "ef2b9a074b3fb70ac5b00c23",
        "f017a6d0abbd0e92d8cff232",
        "f20febbd0506512f898c38c1",
        "f2ce3b5bc662a25faebcad73",
        "f57ef0dbc63b481a497ee8ee",
        "f68e7226762b5094fcc037d9",
        "f7f31e2305ee1f7939a8b6e5",
        "f9fd0f61686a2bbb6664dec8",
        "fb0c4c4378fff7ba709e868e",
        "fbbe2b6539f0062bee3b8758",
    }
)


def is_formed(text: str, line_length: int) -> bool:
    """Is the text known to be as black would have it?"""
    return fingerprint(text, line_length) in STATEMENTS and _year() == YEAR


def fingerprint(text: str, line_length: int) -> str:
    """What the table knows a statement by."""
    return blake2b(f"{line_length} {text}".encode(), digest_size=12).hexdigest()


@cache
def _year() -> str:
    return version_of("black").partition(".")[0]
