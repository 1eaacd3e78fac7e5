"""The look of the report: paper and ink, by day and by night, and nothing from elsewhere."""

from zuschlag.lab.pictures import BRASS, INK, LINE, MUTED, PAPER

STYLE = f"""
:root {{ color-scheme: light dark; --paper: {PAPER}; --card: #FFFDF7; --ink: {INK};
  --muted: {MUTED}; --line: {LINE}; --brass: {BRASS}; --more: 46 107 79; --less: 198 58 38; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --paper: #15171C; --card: #20242C; --ink: #F1EBDD; --muted: #B5AE9F; --line: #3A3F49;
    --brass: #D9A54A; --more: 79 166 126; --less: 232 106 86; }}
}}
* {{ box-sizing: border-box; }}
body {{ margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: var(--paper);
  color: var(--ink); line-height: 1.5;
  font-family: "Atkinson Hyperlegible Next", system-ui, sans-serif;
  font-variant-numeric: tabular-nums; }}
h1, h2 {{ font-family: "Fraunces Variable", Fraunces, Georgia, serif; line-height: 1.2; }}
h1 {{ font-size: 1.8rem; margin: 0 0 .5rem; }}
h2 {{ font-size: 1.25rem; margin: 0 0 .5rem; }}
p {{ margin: 0 0 .75rem; }}
.note, small {{ color: var(--muted); }}
section {{ margin-top: 1.5rem; padding: 1rem; background: var(--card);
  border: 1px solid var(--line); border-radius: 10px; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; min-width: 100%; }}
th, td {{ padding: .35rem .45rem; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; }}
th {{ font-weight: 600; }}
th:first-child, td.name, .cells th:nth-child(2) {{ text-align: left; }}
.matrix th[scope=row] {{ position: sticky; left: 0; background: var(--card); }}
td small {{ display: block; font-size: .75rem; color: inherit; }}
td.more {{ background: rgb(var(--more) / var(--much)); }}
td.less {{ background: rgb(var(--less) / var(--much)); }}
svg.intervals {{ display: block; font-size: 14px; }}
svg text {{ fill: var(--ink); }}
svg text.told, svg text.tick {{ fill: var(--muted); font-size: 13px; }}
svg line.tick {{ stroke: var(--line); }}
svg line.middle {{ stroke: var(--ink); stroke-dasharray: 2 3; }}
svg line.bar {{ stroke: var(--brass); stroke-width: 4; stroke-linecap: round; }}
svg circle {{ fill: var(--ink); }}
dl {{ display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem;
  margin: 0 0 .75rem; }}
dt {{ color: var(--muted); }}
dd {{ margin: 0; overflow-wrap: anywhere; }}
code {{ font-family: ui-monospace, monospace; font-size: .9em; }}
@media (max-width: 30rem) {{ dl {{ grid-template-columns: 1fr; }} dd {{ margin-bottom: .5rem; }} }}
"""
