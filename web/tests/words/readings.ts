// Every text of a catalogue as a plain sentence: one that chooses is read in all its ways, `key`, `key/2`, `key/3`, ...

import type { Form, Forms } from '../../src/words/filled'

export function readings(forms: Forms): Record<string, string> {
  return Object.fromEntries(
    Object.entries(forms).flatMap(([key, form]) => ways(form).map((text, at) => [at ? `${key}/${at + 1}` : key, text])),
  )
}

function ways(form: Form): string[] {
  if (typeof form === 'string') return [form]
  return form.reduce<string[]>((before, part) => {
    const after = typeof part === 'string' ? [part] : [part[2], ...Object.values(part[1])].flatMap(ways)
    return before.flatMap((one) => after.map((text) => one + text))
  }, [''])
}
