import { namesOf, type NamedPerson } from './entry-landing';

const AMOUNT = '(?:\\p{L}{0,3}[$€£]\\s?)?\\d[\\d.,]*';
/** What the writer did with money that another person then has. */
const GAVE =
  "(?:(?:i |i[’']ve )?(?:paid|repaid|reimbursed|gave|sent|transferred|lent|owe)|(?:eu )?(?:paguei|dei|mandei|transferi|devo|devolvi|emprestei|fiz (?:um )?pix de)|(?:yo )?(?:le )?(?:pagué|di|mandé|transferí|debo|devolví|presté)|(?:j[’']ai|je(?: lui)?) (?:payé|donné|envoyé|viré|remboursé|rendu|prêté|dois))";
const TO = '(?:to|p?(?:a)?ra(?: [ao])?|pro|[aàá]|ao)';
/** What the other person did, or is to do, with money that the writer then has. */
const GAVE_ME =
  "(?:(?:has )?(?:paid|repaid|reimbursed|gave|sent|owes) me|me (?:pagou|deu|devolveu|mandou|transferiu|deve|pagó|dio|devolvió|mandó|transfirió|debe|doit)|m[’']a (?:payé|donné|envoyé|viré|remboursé|rendu|prêté))";

/**
 * Whether a text tells of money between the writer and another person, which is no purchase of the two:
 * `paid Ana 50`, `Ana me devolveu 50`.
 */
export function isPaymentBetween(text: string, others: readonly NamedPerson[]): boolean {
  return others.some((person) => {
    const names = `(?:${namesOf(person).join('|')})`;
    const gave = `^\\s*${GAVE} (?:${names}(?: back)? ${AMOUNT}|${AMOUNT}(?: \\p{L}+)? ${TO} ${names})`;
    return new RegExp(`(?:${gave}|(?<!\\p{L})${names} ${GAVE_ME})(?!\\p{L})`, 'iu').test(text);
  });
}
