"""Plain pages: no scripts, nothing from elsewhere; they work under the strictest policy."""

from html import escape

STYLE = b"""\
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code { font-family: ui-monospace, monospace; }
table { border-collapse: collapse; margin: .5rem 0 1.5rem; width: 100%; }
th, td { border-bottom: 1px solid #8886; padding: .3rem .6rem .3rem 0; text-align: left;
  vertical-align: top; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; }
"""

_PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
{body}
</body>
</html>
"""

_FRONT = """\
<h1>Zuschlag</h1>
<p>This is a server for tables of For Sale and Monopoly. People and bots sit at them together.</p>
<p>The table in the browser was left out of this installation. Join with a terminal or with a
program of your own.</p>
"""

_ELSEWHERE = """\
<h1>Zuschlag</h1>
<p lang="en">The server does not know this address as its own. Open the page at the address it
names. Whoever runs it can add a name: <code>--origin</code>.</p>
<p lang="de">Diese Adresse kennt der Server nicht als seine. Öffne die Seite unter der Adresse,
die er nennt.</p>
<p lang="fr">Le serveur ne reconnaît pas cette adresse comme sienne. Ouvre la page à l’adresse
qu’il indique.</p>
<p lang="it">Il server non riconosce questo indirizzo come suo. Apri la pagina all’indirizzo che
indica.</p>
"""


def page(title: str, body: str) -> bytes:
    """A whole page; the body is HTML already."""
    return _PAGE.format(title=escape(f"{title} - Zuschlag"), body=body).encode()


def front(has_reference: bool) -> bytes:
    """What is at the root."""
    link = '<p><a href="/api/reference">API reference</a></p>\n' if has_reference else ""
    return page("Tables", _FRONT + link)


ELSEWHERE = page("Another address", _ELSEWHERE)
"""For a person who came by a name that is not ours: no other page can be loaded by it."""
