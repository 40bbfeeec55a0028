import { foldWords } from '../fold-words';

const PAYMENT_WORDS = (
  'card card-purchase card-payment purchase payment payment-to pos direct-debit standing-order contactless visa ' +
  'mastercard maestro compra compra-cartao compra-no-debito compra-tarjeta pago pagamento pix pix-enviado pix-recebido ' +
  'transferencia achat achat-cb cb carte paiement prlv prlv-sepa virement kartenzahlung lastschrift zahlung sepa ' +
  'dauerauftrag twint'
)
  .split(' ')
  .map((words) => words.split('-'))
  .sort((one, other) => other.length - one.length);

/** The phrases that begin with a word, the longest first. */
const PHRASES: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  PAYMENT_WORDS.map(([first = '']) => [first, PAYMENT_WORDS.filter(([word]) => word === first)]),
);

const COLLECTORS = new Set('sq sumup paypal pp iz zettle mp merpago mercadopago pag stripe'.split(' '));
const REFERENCE_WORDS = new Set('ref nr no card parc parcela'.split(' '));
const LEGAL_FORMS = new Set('ltd limited inc llc gmbh ag sa sarl ltda plc bv'.split(' '));

const FIRST_WORD = /^[^\s:*-]+/;
const BETWEEN_WORDS = /^[\s-]+/;
const AFTER_WORDS = /^[\s:*-]+/;
const NUMBERS_ALONE = /^[\d#*/.:-]+$/;
const MASKED_NUMBER = /^[xX*]+\d+$/;
const FOUR_DIGITS = /(?:\d[^\d]*){4}/;
const MASK = /^[xX*]{2,}$/;
const END_MARKS = /^[\s\-*.,/#:]+|[\s\-*.,/#:]+$/g;
/** Printable ASCII with single blanks, as most statements are. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
const UNSEEN = /(?!\s)\p{Cc}|\p{Bidi_Control}/gu;

/**
 * The name of the other party in a description: `POS 4821 MIGROS ZUERICH 12.03.2026` becomes `Migros Zuerich`. The same for
 * every server and locale. A step that would leave nothing is not taken.
 */
export function cleanPayee(description: string): string {
  const steps = [withoutPaymentWords, withoutCollector, withoutNumbers, withoutLegalForm, withoutEndMarks];
  let text = PLAIN.test(description) ? description : seen(description);
  for (const step of steps) text = step(text) || text;
  return inOneCase(text) || description;
}

function seen(description: string): string {
  return description.replace(UNSEEN, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Without leading words that say how something was paid. */
function withoutPaymentWords(text: string): string {
  let rest = text;
  for (;;) {
    const shorter = afterPhrase(rest);
    if (shorter === undefined) return rest;
    rest = shorter;
  }
}

/** What follows the longest leading phrase; undefined if there is none. */
function afterPhrase(text: string): string | undefined {
  const [first] = FIRST_WORD.exec(text) ?? [];
  for (const words of (first !== undefined && PHRASES.get(foldWords(first))) || []) {
    const rest = afterWords(text, words);
    if (rest !== undefined) return rest;
  }
  return undefined;
}

/** What follows leading `words` and the marks after them; undefined if the text begins otherwise. */
function afterWords(text: string, words: readonly string[]): string | undefined {
  let rest = text;
  for (const [index, word] of words.entries()) {
    if (index > 0) rest = rest.replace(BETWEEN_WORDS, '');
    const [found] = FIRST_WORD.exec(rest) ?? [];
    if (found === undefined || foldWords(found) !== word) return undefined;
    rest = rest.slice(found.length);
  }
  return rest.replace(AFTER_WORDS, '');
}

/** Without the company that collects payments for shops and puts its own name and a `*` before theirs. */
function withoutCollector(text: string): string {
  const [, name = '', rest = ''] = /^([^\s*]+)\s*\*\s*(.*)$/.exec(text) ?? [];
  return COLLECTORS.has(foldWords(name)) ? rest : text;
}

/** Without numbers of cards, terminals and references, dates and times, and the word that announces one. */
function withoutNumbers(text: string): string {
  const tokens = text.split(' ');
  const isNumber = tokens.map(isReference);
  // From the end, so that each group of a masked number is seen: `5540 XXXX XXXX 1234`.
  for (let index = tokens.length - 2; index >= 0; index -= 1) {
    if (isNumber[index + 1] === true && MASK.test(tokens[index] ?? '')) isNumber[index] = true;
  }
  const isWordBefore = (token: string, index: number) =>
    isNumber[index + 1] === true && REFERENCE_WORDS.has(bareWord(token));
  return tokens.filter((token, index) => isNumber[index] !== true && !isWordBefore(token, index)).join(' ');
}

function isReference(token: string): boolean {
  return NUMBERS_ALONE.test(token) || MASKED_NUMBER.test(token) || FOUR_DIGITS.test(token);
}

function withoutLegalForm(text: string): string {
  const end = text.lastIndexOf(' ') + 1;
  return LEGAL_FORMS.has(bareWord(text.slice(end))) ? text.slice(0, end).trimEnd() : text;
}

function withoutEndMarks(text: string): string {
  return text.replace(END_MARKS, '');
}

function bareWord(token: string): string {
  return foldWords(withoutEndMarks(token));
}

/** What is in capitals alone, or in lower case alone, gets one capital a word. */
function inOneCase(text: string): string {
  if (/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text)) return text;
  return text.replace(/\S+/g, (word) =>
    word.toLowerCase().replace(/\p{L}/u, (letter) => {
      const capital = letter.toUpperCase();
      return capital.length === letter.length ? capital : letter;
    }),
  );
}
