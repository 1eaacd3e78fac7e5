"""Words that try to be something else: markup, scripts, links, addresses."""

MARK = "window.wasRun"
"""What a payload would set if anybody ran it."""

PAYLOADS = (
    "<img src=x onerror=wasRun=1>",
    "<script>wasRun=1</script>",
    "<svg onload=wasRun=1>",
    "</b><iframe srcdoc=1>",
    "javascript:wasRun=1",
    "{{wasRun=1}}",
    "${wasRun=1}",
    "'\"><a href=//x.example>",
    "&lt;img src=x onerror=1&gt;",
    "{name} {n|one|many}",
    "{@html wasRun=1}",
)

LONG_PAYLOADS = (
    *PAYLOADS,
    '<a href="javascript:wasRun=1" autofocus onfocus="wasRun=1" tabindex=0>click me</a>',
    '<form action="https://elsewhere.example/"><button>win</button></form>',
    "<style>@import '//elsewhere.example/x.css';body{display:none}</style>",
    "<meta http-equiv=refresh content='0;url=//elsewhere.example'>",
    "<details open ontoggle=wasRun=1>x</details><video><source onerror=wasRun=1></video>",
    "https://elsewhere.example/?wasRun=1",
)
