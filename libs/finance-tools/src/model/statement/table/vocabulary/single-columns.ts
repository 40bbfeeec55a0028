// Names of columns that stand for one thing alone and are looked for by themselves.

/** PayPal: what an entry did to the balance. */
export const IMPACTS =
  /^(balance impact|auswirkung auf guthaben|impact sur le solde|impacto en el saldo|effetto sul saldo|impacto no saldo|effect op saldo)$/;
/** What stands there says why an entry did not come about. */
export const REASONS_OF_REFUSAL =
  /^(?:declined? reason|reason (?:for|of) decline|rejection reason|failure reason|ablehnungsgrund|motif d[eu] refus|motivo d[ei]l? (?:rifiuto|rechazo)|motivo da recusa)$/;
/** A column of yes and no. */
export const PENDING_FLAGS = /^(pending|is pending|vorgemerkt|en attente|pendiente|pendente|in sospeso)$/;
/** A column of yes and no, of which no says the same; without such cells the name is that of a day. */
export const BOOKED_FLAGS =
  /^(?:is )?(?:booked|posted|gebucht|verbucht|comptabilise|contabilizzato|contabilizado|contabilizada|bokfort|bogfort)$/;
/** Codes of the other side's account and bank. */
export const BANK_CODES = /\b(iban|bic|swift)\b/;
/** Which part of a purchase an entry is: cards print all parts with the day and the text of the purchase. */
export const INSTALMENTS =
  /^(?:parcelas?|cuotas?|(?:n|nro|no|numero) (?:de )?(?:cuotas?|parcelas?)|installments?|instalments?|taksit)$/;
export const BOOKING_KEYS = /^buchungsschlussel$/;
export const PAYER =
  /^(auftraggeber|zahlungspflichtigerin|zahlungspflichtiger|ordenante|ordinante|payer|payer name|sender|pengirim|afsender|avsandare|avsender|nadawca|nazwa nadawcy|platce|maksaja|donneur dordre|emetteur|remitente|remetente|auftraggebername|naam opdrachtgever|zahler|ordonator|отправитель|auftraggeber\/in)$/;
