"""Handlers: each knows the class of its event, and one for another class is refused."""

from typing_extensions import reveal_type

from responses_wire import (
    BaseEvent,
    Dispatcher,
    Event,
    ResponseCompletedEvent,
    ResponseCreatedEvent,
    ResponseOutputTextDeltaEvent,
    ResponseOutputTextDoneEvent,
    UnknownEvent,
    parse_event,
)

dispatcher = Dispatcher()


@dispatcher.on("response.output_text.delta")
def on_delta(event: ResponseOutputTextDeltaEvent) -> str:
    return event.delta


@dispatcher.on(ResponseOutputTextDoneEvent)
def on_done(event: ResponseOutputTextDoneEvent) -> str:
    return event.text


@dispatcher.on("response.completed")
async def on_completed(event: ResponseCompletedEvent) -> None:
    print(event.response.usage)


@dispatcher.on(UnknownEvent)
def on_unknown(event: UnknownEvent) -> None:
    print(event.type, event.to_dict())


@dispatcher.on("response.created")
def on_any_event(event: BaseEvent) -> None:  # takes more than it must
    print(event.to_json())


@dispatcher.otherwise
def on_the_rest(event: Event) -> None:
    print(event.degraded)


reveal_type(on_delta)  # reveals mypy: def (ResponseOutputTextDeltaEvent) -> str  # reveals pyright: (ResponseOutputTextDeltaEvent) -> str
reveal_type(dispatcher.on("response.created"))  # reveals: Registrar[ResponseCreatedEvent]
reveal_type(dispatcher.on(ResponseCreatedEvent))  # reveals: Registrar[ResponseCreatedEvent]
dispatcher.dispatch(parse_event(b"{}"))
dispatcher.on("response.in_progress")(lambda event: print(event.response.id))


# What users get wrong


@dispatcher.on("response.output_text.done")  # error mypy: arg-type  # error pyright: reportArgumentType
def takes_another_event(event: ResponseOutputTextDeltaEvent) -> None:
    print(event.delta)


@dispatcher.on("response.refusal.delta")  # error mypy: arg-type  # error pyright: reportArgumentType
def takes_nothing() -> None: ...


misspelt = dispatcher.on("error.delat")  # error mypy: call-overload  # error pyright: reportCallIssue, reportArgumentType, reportUnknownVariableType


@dispatcher.on(str)  # error mypy: type-var  # error pyright: reportCallIssue, reportArgumentType, reportUntypedFunctionDecorator
def for_no_event(event: str) -> None: ...


failures = dispatcher.on("response.failed")
failures(lambda event: event.delta)  # error mypy: attr-defined  # error pyright: reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownLambdaType
dispatcher.dispatch({"type": "response.failed"})  # error mypy: arg-type  # error pyright: reportArgumentType
