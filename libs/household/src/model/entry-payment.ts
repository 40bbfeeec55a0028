import { namesOf, type NamedPerson } from './entry-landing';

const AMOUNT = '(?:\\p{L}{0,3}[$€£]\\s?)?\\d[\\d.,]*(?:\\s?(?:[€£]|\\p{Lu}{0,2}\\$))?(?: \\p{L}+)?';
/** What the writer did with money that another person then has. */
const GAVE =
  "(?:(?:i |i[’']ve )?(?:just )?(?:paid|repaid|reimbursed|gave|sent|transferred|lent|owe)|(?:eu )?(?:já )?(?:paguei|dei|mandei|enviei|transferi|devo|devolvi|emprestei|fiz (?:um )?pix de)|(?:yo )?(?:ya )?(?:le )?(?:pagué|di|mandé|envié|transferí|debo|devolví|presté)|(?:(?:j[’']ai|je(?: lui(?: ai)?)?) )?(?:payé|donné|envoyé|viré|remboursé|rendu|prêté|dois))";
const TO = '(?:to|p?(?:a)?ra(?: [ao])?|pro|[aàá]|ao)';
const FROM = '(?:from|d[aeo]|du)';
/** What the other person did, or is to do, with money that the writer then has. */
const GAVE_ME =
  "(?:(?:(?:just|already|still|has|já|ya) )*(?:(?:paid|repaid|reimbursed|gave|sent|lent|owes) me|me (?:pagou|deu|emprestou|prestó|devolveu|mandou|enviou|transferiu|fez (?:um )?pix|deve|pagó|dio|devolvió|mandó|envió|transfirió|hizo (?:un )?bizum|debe|doit))|m[’']a (?:déjà )?(?:payé|donné|envoyé|viré|remboursé|rendu|prêté|fait un virement))";
const TO_ME = `(?:paid|gave|sent|transferred|pagou|deu|mandou|enviou|transferiu|pagó|dio|mandó|a (?:payé|donné|envoyé|viré)) ${AMOUNT} (?:to me|p(?:a)?ra mim|a mí|para mí|à moi)`;
/** Money on its way from one to the other: `pix de 50 pra Ana`, `j'ai fait un virement à Ana`. */
const TRANSFER =
  "(?:\\p{L}[\\p{L}’']* ){0,3}(?:pix|bizum|transfer|transfer[eê]ncia|virement|payment|pagamento|paiement)";
/** What puts right who owes whom. */
const SETTLED =
  '(?:settled?(?: up)?|squared(?: up)?|acerto|acertei|acertamos|quitei|quitamos|saldé|saldamos|réglé (?:mes|nos) comptes)';

/**
 * Whether a text tells of money between the writer and another person, which is no purchase of the two:
 * `paid Ana 50`, `Ana me devolveu 50`.
 */
export function isPaymentBetween(text: string, others: readonly NamedPerson[]): boolean {
  return others.some((person) => {
    const names = `(?:${namesOf(person).join('|')})`;
    const gave = `${GAVE} (?:${names}(?: back)? ${AMOUNT}|${AMOUNT}(?: (?:de|em|by) \\p{L}+)? ${TO} ${names})`;
    const transfer = `${TRANSFER}(?: (?:(?:de|of) )?${AMOUNT})? (?:${TO}|${FROM}) ${names}`;
    const settled = `${SETTLED}(?: ${AMOUNT})?(?: (?:with|com(?: [ao])?|con|avec))? ${names}|${names} (?:settled|acertou|quitou|saldó)`;
    const sentences = [`^\\s*(?:${gave}|${transfer})`, `(?<!\\p{L})(?:${names} (?:${GAVE_ME}|${TO_ME})|${settled})`];
    return new RegExp(`(?:${sentences.join('|')})(?!\\p{L})`, 'iu').test(text);
  });
}
