"""How the browser is started: it finds no other machine, and does nothing that nobody sees."""

NOBODY_ELSE = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost"

_AS_PLAYWRIGHT_HAS_IT = (
    "AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,"
    "MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,"
    "TcpPortRandomizationWin,ThirdPartyStoragePartitioning"
)
"""Of several such switches the last one counts, so ours begins with these."""

# Lists below the address bar are pages of their own now, which are loaded for every window: in a
# browser without a screen that is two thirds of what a window costs.
_ADDRESS_BAR = "WebUIOmniboxPopup,WebUIOmniboxAimPopup"

SWITCHES = [NOBODY_ELSE, f"--disable-features={_AS_PLAYWRIGHT_HAS_IT},{_ADDRESS_BAR}"]
