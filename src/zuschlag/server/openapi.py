"""The API described twice from the same source: OpenAPI 3.1 for programs, a page for people."""

from html import escape
from typing import Any, get_args

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, Reference, SecurityScheme, Tag

from zuschlag import __version__
from zuschlag.server import frames
from zuschlag.server.leagues import LeagueName
from zuschlag.server.lobby import JoinCode, NewTable
from zuschlag.server.pages import page
from zuschlag.server.replays import Lookback
from zuschlag.server.tables import Asked
from zuschlag.table.commands import Command
from zuschlag.table.settings import Settings, TimeLimits

_ABOUT = (
    "Tables for For Sale and Monopoly. A browser begins a session and is known by its cookie; a"
    " program sends a bearer token. What you may see and do follows from that alone. Every answer"
    " that is not a success has the same shape: a slug in `error`, and `facts`."
)
_TAGS = {
    "session": "Who you are.",
    "lobby": "Finding and making tables.",
    "table": "Playing without a socket.",
    "replay": "Looking back at a game.",
    "evening": "Many tables, one clock: where an evening is served.",
    "league": "A standing tournament of programs: where there is one.",
    "server": "The state of the server.",
}
_INCOMING = (frames.Resume, frames.Do, frames.Ping, frames.Doze)
_OUTGOING = (
    frames.Hello, frames.TableFrame, frames.LogFrame, frames.News,
    frames.NewsOfChanges, frames.AckFrame, frames.Nak, frames.Presence, frames.Pong, frames.Trouble,
)  # fmt: skip


def schema_of(routes: list[Any], cookie: str) -> dict[str, Any]:
    """OpenAPI 3.1 of these routes."""
    schemes: dict[str, SecurityScheme | Reference] = {
        "session": SecurityScheme(type="apiKey", name=cookie, security_scheme_in="cookie"),
        "bot": SecurityScheme(type="http", scheme="bearer"),
    }
    config = OpenAPIConfig(
        title="Zuschlag",
        version=__version__,
        description=_ABOUT,
        tags=[Tag(name, description=told) for name, told in _TAGS.items()],
        components=Components(security_schemes=schemes),
        use_handler_docstrings=True,
        create_examples=False,
    )
    described = Litestar(
        routes,
        dependencies={"app_state": Provide(_nobody, sync_to_thread=False)},
        openapi_config=config,
        logging_config=None,
    )
    schema = described.openapi_schema.to_schema()
    for shape in (
        NewTable,
        JoinCode,
        LeagueName,
        Asked,
        Lookback,
        Settings,
        TimeLimits,
        *get_args(Command),
    ):
        # Unknown fields are refused; the framework does not say so by itself.
        schema["components"]["schemas"][shape.__name__]["additionalProperties"] = False
    return schema


def _nobody() -> None:
    """Whoever only describes routes does not run them."""


def reference(schema: dict[str, Any]) -> bytes:
    """The same as a page."""
    parts = [f"<h1>Reference</h1><p>{escape(_ABOUT)}</p>", _contents(schema)]
    for tag in schema["tags"]:
        parts.append(f"<h2>{escape(tag['description'])}</h2>")
        parts += [_operation(*one) for one in _operations(schema) if tag["name"] in one[2]["tags"]]
    parts.append(_socket())
    parts.append("<h2>Shapes</h2>")
    shapes = schema["components"].get("schemas", {})
    parts += [_shape(name, shape) for name, shape in sorted(shapes.items())]
    return page("Reference", "\n".join(parts))


def _operations(schema: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (method, path, operation)
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
        if isinstance(operation, dict)
    ]


def _contents(schema: dict[str, Any]) -> str:
    lines = [
        f'<li><a href="#{_anchor(method, path)}"><code>{method.upper()} {escape(path)}</code></a>'
        f" {escape(operation.get('summary', ''))}</li>"
        for method, path, operation in _operations(schema)
    ]
    return (
        f'<ul>{"".join(lines)}<li><a href="#ws"><code>/ws</code></a> Play over a socket</li></ul>'
    )


def _anchor(method: str, path: str) -> str:
    return escape(f"{method}{path}".replace("/", "-").strip("{}"))


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    parts = [
        f'<section id="{_anchor(method, path)}">'
        f"<h3><code>{method.upper()} {escape(path)}</code></h3>",
        f"<p>{escape(operation.get('description', ''))}</p>",
    ]
    asked = [[one["name"], one["in"], _type(one["schema"]), one.get("description", "")]
             for one in operation.get("parameters", [])]  # fmt: skip
    parts.append(_rows(["parameter", "where", "type", "meaning"], asked))
    body = operation.get("requestBody", {}).get("content", {})
    for content in body.values():
        parts.append(f"<p>Body: <code>{escape(_type(content['schema']))}</code></p>")
    answers = [[status, _answer(told), told.get("description", "")]
               for status, told in operation.get("responses", {}).items()]  # fmt: skip
    parts.append(_rows(["answer", "body", "meaning"], answers))
    return "".join([*parts, "</section>"])


def _answer(told: dict[str, Any]) -> str:
    return ", ".join(
        _type(one["schema"]) for one in told.get("content", {}).values() if "schema" in one
    )


def _type(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "oneOf" in schema or "anyOf" in schema:
        return " or ".join(_type(one) for one in schema.get("oneOf") or schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if "const" in schema or "enum" in schema:
        return ", ".join(str(one) for one in schema.get("enum") or [schema["const"]])
    kind = schema.get("type", "anything")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def _shape(name: str, shape: dict[str, Any]) -> str:
    needed = shape.get("required", [])
    rows = [
        [
            field,
            _type(told) + ("" if field in needed else ", optional"),
            told.get("description", ""),
        ]
        for field, told in shape.get("properties", {}).items()
    ]
    about = escape(shape.get("description", ""))
    table = _rows(["field", "type", "meaning"], rows)
    return f'<section><h3 id="{escape(name)}">{escape(name)}</h3><p>{about}</p>{table}</section>'


def _socket() -> str:
    """The frames of the socket, from their types."""
    parts = [
        '<h2 id="ws">Play over a socket: /ws</h2>',
        "<p>Open it with the cookie and our Origin, or with a bearer token. The first frame is"
        " hello; answer with resume. Every frame is one JSON object.</p>",
    ]
    for title, kinds in (("You send", _INCOMING), ("You get", _OUTGOING)):
        rows = [
            [str(kind.__struct_config__.tag), _fields(kind), kind.__doc__ or ""] for kind in kinds
        ]
        parts.append(f"<h3>{title}</h3>" + _rows(["t", "fields", "meaning"], rows))
    return "".join(parts)


def _fields(kind: type[msgspec.Struct]) -> str:
    return ", ".join(field.encode_name for field in msgspec.structs.fields(kind))


def _rows(heads: list[str], rows: list[list[str]]) -> str:
    if not rows:
        return ""
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
