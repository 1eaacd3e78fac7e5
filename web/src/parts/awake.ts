// A screen that stays lit for as long as the page is there; only where the browser lets us (https, or this very machine).

export function keepAwake(): () => void {
  let held: WakeLockSentinel | null = null
  const ask = async (): Promise<void> => {
    if (document.hidden || !('wakeLock' in navigator)) return
    // A laptop that saves its last power may say no.
    held = await navigator.wakeLock.request('screen').catch(() => null)
  }
  const seen = (): void => void ask()
  document.addEventListener('visibilitychange', seen)
  void ask()
  return () => {
    document.removeEventListener('visibilitychange', seen)
    void held?.release()
  }
}
