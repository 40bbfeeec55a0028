import { SPEAKER_PAID } from './entry-description';
import { payerInText, PAID, PAID_BY, type NamedPerson } from './entry-landing';

/** Words before a name: `o João pagou`. */
const ARTICLE = '(?:(?:the|[oa]|el|la|le) )?';
/** What may stand before the one who paid, where a sentence begins behind what was bought. */
const BEGINS =
  '(?:[,;.:–-]|\\d|(?<!\\p{L})(?:split|shared|half|dividid[oa]s?|compartid[oa]s?|compartilhad[oa]s?|medias|partag[ée]{1,2}s?|and|but|e|y|et|mas|pero|mais))';
/** With these one pays; they are nobody. */
const MEANS =
  'visa|master ?card|maestro|amex|american|apple|google|samsung|paypal|revolut|wise|monzo|starling|n26|venmo|zelle|klarna|monese|curve|chase|chime|barclays|hsbc|lloyds|natwest|nationwide|halifax|bunq|ing|sparkasse|boursorama|openbank|sabadell|caixa|caixabank|banamex|banorte|millennium|inter|pix|nubank|ita[úu]|bradesco|santander|bbva|twint|bizum|lydia|mb|multibanco|sepa|ec|cb|card|cash|cart[ãa]o|tarjeta|carte|transfer|ted|boleto';
/** Words that stand before the verb and name nobody. */
const NO_NAME = 'i|we|you|eu|nós|yo|je|on|who|que|quem|quien|qui|já|ya|just|already|not|não|nao|no|who|has|have';
const BOTH =
  "(?:we(?: have|[’']ve)? both|both of us|(?:we )?each of us) (?:paid|payed)|pagamos (?:os dois|ambos|los dos)|(?:os dois|ambos|los dos|nós dois) pagamos|on a payé tous les deux";
const SPEAKER = '(?:i|me|eu|yo|moi)';

/** Whether a text says that somebody paid who is none of the two, who is then not known: `dinner 80 split, Bob paid`. */
export function namesUnknownPayer(text: string, people: readonly NamedPerson[]): boolean {
  const isSpeaker = new RegExp(`(?<!\\p{L})${SPEAKER_PAID}(?!\\p{L})`, 'iu').test(text);
  if (isSpeaker || people.some((person) => payerInText(text, [person]) !== undefined)) return false;
  const paid = `${BEGINS}\\s*${ARTICLE}(\\p{L}[\\p{L}’']+)${PAID}`;
  const paidBy = `(?<!\\p{L})${PAID_BY}\\s+${ARTICLE}(\\p{L}[\\p{L}’']+)`;
  return [paid, paidBy].some((phrase) =>
    [...text.matchAll(new RegExp(`${phrase}(?!\\p{L})`, 'giu'))].some(([, name = '']) => isName(name)),
  );
}

/** Whether a text says that both paid: how much each did is not known. */
export function saysBothPaid(text: string, names: readonly string[]): boolean {
  const name = `(?:[oa] )?(?:${names.join('|')})`;
  const pair = `(?:${name} (?:and|e|y|et) ${SPEAKER}|${SPEAKER} (?:and|e|y|et) ${name})`;
  const phrases = [BOTH, ...(names.length === 0 ? [] : [`${pair}(?:${PAID}|,? (?:pagamos|avons payé))`])];
  return new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'iu').test(text);
}

/** A name begins with a capital: `paid by card` names nobody, and an expense may be called `rent paid`. */
const isName = (word: string) => /^\p{Lu}/u.test(word) && !new RegExp(`^(?:${MEANS}|${NO_NAME})$`, 'iu').test(word);
