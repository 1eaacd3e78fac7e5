import type en from '../en/slow'

export default {
  'slow.vacation_about': 'Ta pendule est arrêtée tant que tu es en vacances, et tout le monde voit jusqu’à quand. Tu peux revenir plus tôt ; les jours dont tu n’as pas besoin te restent.',
  'slow.vacation_days': 'Jours',
  'slow.vacation_left': 'À cette table, il {n|reste # jour|reste # jours}.',
  'slow.vacation_none': 'À cette table, il ne te reste aucun jour.',
  'slow.vacation_until': 'En vacances jusqu’au {when}.',
  'slow.notices_about': 'Quand c’est à toi et que tu regardes autre chose, l’onglet le montre. Si tu veux, aussi ainsi :',
  'slow.sound_hint': 'Un son de cette page, tant qu’elle est ouverte.',
  'slow.notify': 'Notification',
  'slow.notify_hint': 'De ton navigateur, tant que cette page est ouverte quelque part.',
  'slow.push': 'Aussi quand aucune page n’est ouverte',
  'slow.push_hint': 'Pour les tables lentes. Le serveur l’envoie chiffrée par le service push de ton navigateur : que c’est à toi, que quelque chose t’attend ou qu’un bot joue pour toi, et le chemin de la table. Ni noms, ni cartes.',
  'slow.insecure': 'Ton navigateur ne permet les notifications qu’aux pages sécurisées (https). Ici, l’onglet et un son doivent suffire.',
  'slow.denied': 'Ton navigateur ne permet pas à cette page d’afficher des notifications. Tu peux le changer dans ses réglages pour cette page.',
  'slow.push_failed': 'Le service push du navigateur ne répond pas. Réessaie plus tard.',
} satisfies Record<keyof typeof en, string>
