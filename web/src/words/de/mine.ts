import type en from '../en/mine'

export default {
  'mine.games_about': 'Nur dieser Browser zeigt sie, und wer deinen Link hat.',
  'mine.wins': '{games|# Spiel|# Spiele}, {wins} gewonnen; der faire Anteil wäre {share}.',
  'mine.best': 'Beste Auktion hier: {what}, Wert {worth}, für {paid}.',
  'mine.place': 'Platz {rank} von {of}, {score}',
  'mine.curve': 'Dein Ergebnis von Spiel zu Spiel',
  'mine.export': 'Als Datei sichern',
  'mine.delete': 'Alles löschen',
  'mine.delete_about': 'Hier und auf dem Server werden die Liste, die Stände deiner Serien, deine Verbindung zu allen Tischen und die Adressen für Pushes gelöscht und kommen nicht zurück. Tische, an denen nur du und Bots gespielt haben, werden ganz entfernt. Tische mit anderen Leuten bleiben, mit dem Namen, den du dort hattest.',
  'mine.elsewhere': 'Auf anderen Geräten',
  'mine.elsewhere_about': 'Öffne diesen Link auf einem anderen Gerät, dann ist die Liste auch dort, mit allem, was noch kommt. Behalt ihn für dich: Er öffnet diese Liste und sonst nichts. Wer die Spiele löscht, beendet ihn.',
  'mine.none': 'Hier ist nichts mehr aufbewahrt.',
} satisfies Record<keyof typeof en, string>
