import type en from '../en/slow'

export default {
  'slow.vacation_about': 'Il tuo orologio sta fermo finché sei via, e tutti vedono fino a quando. Puoi tornare prima; i giorni che non ti servono restano per dopo.',
  'slow.vacation_days': 'Giorni',
  'slow.vacation_left': 'A questo tavolo {n|resta # giorno|restano # giorni}.',
  'slow.vacation_none': 'A questo tavolo non ti resta nessun giorno.',
  'slow.vacation_until': 'Via fino al {when}.',
  'slow.notices_about': 'Quando tocca a te e stai guardando altro, lo mostra la scheda del browser. Se vuoi, anche così:',
  'slow.sound_hint': 'Un suono di questa pagina, finché è aperta.',
  'slow.notify': 'Notifica',
  'slow.notify_hint': 'Dal tuo browser, finché questa pagina è aperta da qualche parte.',
  'slow.push': 'Anche quando nessuna pagina è aperta',
  'slow.push_hint': 'Per i tavoli lenti. Il server la manda cifrata attraverso il servizio push del tuo browser: che tocca a te, che qualcosa ti aspetta o che un bot gioca per te, e la via per il tavolo. Niente nomi, niente carte.',
  'slow.insecure': 'Il tuo browser permette le notifiche solo alle pagine sicure (https). Qui devono bastare la scheda e un suono.',
  'slow.denied': 'Il tuo browser non permette a questa pagina di mostrare notifiche. Puoi cambiarlo nelle sue impostazioni per questa pagina.',
  'slow.push_failed': 'Il servizio push del browser non risponde. Riprova più tardi.',
} satisfies Record<keyof typeof en, string>
