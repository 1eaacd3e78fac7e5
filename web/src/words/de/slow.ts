import type en from '../en/slow'

export default {
  'slow.vacation_about': 'Deine Uhr steht still, solange du weg bist, und alle sehen, bis wann. Du kannst früher zurück sein; Tage, die du nicht brauchst, bleiben dir.',
  'slow.vacation_days': 'Tage',
  'slow.vacation_left': 'An diesem Tisch {n|ist noch # Tag|sind noch # Tage} übrig.',
  'slow.vacation_none': 'An diesem Tisch bleibt dir kein Tag mehr.',
  'slow.vacation_until': 'Weg bis zum {when}.',
  'slow.notices_about': 'Wenn du dran bist und gerade woandershin schaust, zeigt es der Tab. Wenn du magst, auch so:',
  'slow.sound_hint': 'Ein Ton von dieser Seite, solange sie offen ist.',
  'slow.notify': 'Benachrichtigung',
  'slow.notify_hint': 'Von deinem Browser, solange diese Seite irgendwo offen ist.',
  'slow.push': 'Auch wenn keine Seite offen ist',
  'slow.push_hint': 'Für langsame Tische. Der Server schickt es verschlüsselt über den Push-Dienst deines Browsers: dass du dran bist, dass etwas auf dich wartet oder dass ein Bot für dich spielt, und den Weg zum Tisch. Keine Namen, keine Karten.',
  'slow.insecure': 'Dein Browser lässt nur sichere Seiten (https) Benachrichtigungen zeigen. Hier müssen Tab und Ton genügen.',
  'slow.denied': 'Dein Browser lässt diese Seite keine Benachrichtigungen zeigen. In seinen Einstellungen für diese Seite kannst du das ändern.',
  'slow.push_failed': 'Der Push-Dienst des Browsers antwortet nicht. Versuch es später noch einmal.',
} satisfies Record<keyof typeof en, string>
