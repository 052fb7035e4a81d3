"""The HTTP interface of the hall as a document, from what the hall itself tells to machines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from greathall.server import Settings, create_app

Json = dict[str, Any]


def http_interface() -> str:
    """All of it, as a document."""
    told = create_app(Settings()).openapi()
    return "\n".join(
        [
            "# The HTTP interface",
            "",
            "Every request that the hall answers; `/openapi.json` of a hall tells it to machines.",
            "[The protocol](protocol.md) tells what it is good for, and describes the websocket.",
            "",
            "## Requests",
            "",
            *(
                line
                for path, methods in told["paths"].items()
                for method, request in methods.items()
                for line in about_request(f"{method.upper()} {path}", request)
            ),
            "## Bodies",
            "",
            *(
                line
                for name, body in told["components"]["schemas"].items()
                for line in about_body(name, body)
            ),
        ]
    )


def about_request(name: str, request: Json) -> Iterator[str]:
    yield from (f"### {name}", "", request.get("description", ""), "")
    if parameters := request.get("parameters"):
        yield from ("| parameter | in | type | |", "|---|---|---|---|")
        for one in parameters:
            needed = "required" if one.get("required") else ""
            yield f"| `{one['name']}` | {one['in']} | {kind(one['schema'])} | {needed} |"
        yield ""
    if body := request.get("requestBody"):
        yield from (f"Body: {content(body)}", "")
    good = {code: it for code, it in request["responses"].items() if code.startswith("2")}
    for code, answer in good.items():
        yield from (f"Answer {code}: {content(answer)}", "")


def about_body(name: str, body: Json) -> Iterator[str]:
    yield from (f"### {name}", "", body.get("description", ""), "")
    if fields := body.get("properties"):
        yield from ("| field | type | |", "|---|---|---|")
        for field, schema in fields.items():
            needed = "required" if field in body.get("required", ()) else ""
            yield f"| `{field}` | {kind(schema)} | {needed} |"
        yield ""


def content(part: Json) -> str:
    """The kinds of a body or an answer; what is not described is at least named."""
    kinds = part.get("content", {}).items()
    return ", ".join(kind(it.get("schema") or {"type": name}) for name, it in kinds) or "nothing"


def kind(schema: Json) -> str:
    """What may stand there, in a few words; a body is linked."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if several := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(kind(one) for one in several)
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    inside = schema.get("additionalProperties")
    if schema.get("type") == "object" and isinstance(inside, dict):
        return f"map of {kind(inside)}"
    return str(schema.get("type", "anything"))
