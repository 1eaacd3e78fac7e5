// Which build of the pages this is. A server with another one has other pages: this one loads anew before it
// says anything else.

const KEY = 'zuschlag.build'
const own = document.querySelector('script[src^="/assets/"]')?.getAttribute('src')

/** Whether the server has other pages; then this one is being left. A page that came again as it was goes on. */
export function isOld(served: string | null | undefined): boolean {
  if (!own || !served || served === own || sessionStorage.getItem(KEY) === served) return false
  sessionStorage.setItem(KEY, served)
  location.reload()
  return true
}
