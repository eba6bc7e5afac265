# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Remote MCP servers and connectors whose tools the model can call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownMcpConnector: TypeAlias = Literal[
    "connector_dropbox",
    "connector_gmail",
    "connector_googlecalendar",
    "connector_googledrive",
    "connector_microsoftteams",
    "connector_outlookcalendar",
    "connector_outlookemail",
    "connector_sharepoint",
]
"""The known values of McpConnector.

- ``connector_dropbox``: Files in Dropbox.

- ``connector_gmail``: Mail in Gmail.

- ``connector_googlecalendar``: Events in Google Calendar.

- ``connector_googledrive``: Files in Google Drive.

- ``connector_microsoftteams``: Content in Microsoft Teams.

- ``connector_outlookcalendar``: Events in the Outlook calendar.

- ``connector_outlookemail``: Mail in Outlook.

- ``connector_sharepoint``: Files in SharePoint.
"""

McpConnector: TypeAlias = KnownMcpConnector | str
"""Services that can be reached by connector, without a server URL. A server may send further
values.
"""


def is_known_mcp_connector(value: object) -> TypeIs[KnownMcpConnector]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownMcpConnector)


KnownMcpApprovalPolicy: TypeAlias = Literal[
    "always",
    "never",
]
"""The known values of McpApprovalPolicy.

- ``always``: Each call waits until it is approved.

- ``never``: Calls run without asking.
"""

McpApprovalPolicy: TypeAlias = KnownMcpApprovalPolicy | str
"""One rule on user consent for all tools of an MCP server. A server may send further values."""


def is_known_mcp_approval_policy(value: object) -> TypeIs[KnownMcpApprovalPolicy]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownMcpApprovalPolicy)
