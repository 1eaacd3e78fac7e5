"""What can be wrong about a server's settings, as sentences that say what to set."""

SERVE_SENTENCES = {
    "serve/bad-setting": "A setting is wrong: {reason}.",
    "serve/unreadable-config": "{file} cannot be read: {reason}.",
    "serve/bad-config": "{file} is not TOML: {reason}.",
    "serve/half-tls": "A certificate needs its key: set both --tls-cert and --tls-key.",
    "serve/unreadable-tls": "{file} cannot be read.",
    "serve/bad-tls": "The certificate and its key cannot be used: {reason}.",
    "serve/bad-origin": "{origin} is not an origin. Write it as https://play.example.org,"
    " in small letters, without a path.",
    "serve/bad-proxy": "{proxy} is neither the address nor the network of a proxy.",
    "serve/workers-need-postgresql": "{workers} workers need a journal in PostgreSQL:"
    " set --journal postgresql://...",
    "serve/public-needs-tls": "{host} can be reached by others. Set --lan for a local network,"
    " or --tls-cert and --tls-key, or --trusted-proxy with the address of the proxy in front.",
    "serve/public-needs-origin": "Set --origin to the address people type,"
    " as https://play.example.org.",
    "serve/public-needs-https": "Beyond the local network every --origin must begin with https://.",
    "serve/cannot-listen": "Port {port} at {host} cannot be opened: {reason}."
    " Is another program using it? Choose another port with --port;"
    " with make: make play ARGS='--port 8770'.",
    "serve/no-journal": "The journal cannot be opened: {reason}.",
}
