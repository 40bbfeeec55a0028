import { nameOfCurrency } from '../model/parse/own-currency';
import { fold } from '../model/text/fold';
import { STATED } from './copula';
import { withoutCourtesy, withoutEmoji } from './courtesy';
import { readWithDay } from './day-apart';
import type { ChatContext } from './reply';

/** `1234`, `$1,234.50`, `155,50`, `12500 pesos`. A point before three digits could mean two things. */
const PLAIN = /^\$? ?(\d{1,3}(?:,\d{3})+|\d{1,14})(?:\.(\d{1,2})|,(\d{1,2}))? ?(?:pesos?|mxn|mn)?\.?$/;
const OPENING = new RegExp(
  `^(?:(?:ya )?te dije(?: que)?\\s+|creo que\\s+|i think\\s+|i said\\s+)?(?:${STATED}\\s+)?`,
  'u',
);
/** What leaves an amount open, and says nothing else. */
const VAGUE =
  /^(?:(?:como|casi|unos|unas|aprox\w*|mas|menos|entre|o|or|y|pico|algo|about|around|like|roughly|between|and|ish|to|a)(?: |$))*$/u;
const EACH = /^(?:a|at)\s/iu;

/**
 * The amount in centavos that a text is, and nothing else; zero is valid. What is no plain number is read as an entry is:
 * `dos mil quinientos`, `1.5k`. Undefined for anything else.
 */
export async function readAmount({ tools, now }: ChatContext, text: string): Promise<number | undefined> {
  const given = fold(text).trim().replace(OPENING, '');
  // In another currency than pesos, what stands beside the number decides.
  const isPlain = nameOfCurrency() === 'pesos' || !/[$\p{L}]/u.test(given);
  const [, whole, dotted, decimal] = (isPlain && PLAIN.exec(given)) || [];
  if (whole !== undefined) {
    const centavos = Number(`${whole.replaceAll(',', '')}${(dotted ?? decimal ?? '').padEnd(2, '0')}`);
    return Number.isSafeInteger(centavos) ? centavos : undefined;
  }
  if (given === '') return undefined;
  const parsed = await tools.call('parse_transaction_from_text', { text: given, now_iso: now });
  if (!parsed.ok) return undefined;
  const { amount_mxn_cents: amount, description, date_iso: date } = parsed.data.candidate;
  // Another day that the text names would be lost.
  const isAlone = description === null && date === now.slice(0, 10);
  return amount === null || !isAlone ? undefined : amount;
}

/** What a text says of an amount that it leaves in doubt, and of nothing else: `como 450`, `400 o 500`, `-450`, `20 usd`. */
export async function readDoubtfulAmount(
  { tools, now }: ChatContext,
  text: string,
): Promise<{ readonly amount: number | null; readonly reason: string } | undefined> {
  const given = fold(withoutCourtesy(withoutEmoji(text)))
    .trim()
    .replace(OPENING, '');
  if (!/\d/.test(given) || /[?¿]/.test(given)) return undefined;
  const parsed = await tools.call('parse_transaction_from_text', { text: given, now_iso: now });
  if (!parsed.ok) return undefined;
  const { candidate, ambiguities } = parsed.data;
  const reason = ambiguities.find((each) => each.startsWith('amount: '));
  const isAlone = VAGUE.test(candidate.description ?? '') && candidate.category === null;
  return reason === undefined || !isAlone ? undefined : { amount: candidate.amount_mxn_cents, reason };
}

/** The amount that a text is, and the day that it may name besides: `500 ayer`, `yesterday, 500`, `500 y fue ayer`. */
export async function readAmountAndDay(
  context: ChatContext,
  text: string,
): Promise<{ readonly amount: number; readonly date?: string } | undefined> {
  const answer = withoutCourtesy(withoutEmoji(text));
  // `a 18 pesos` is a price for each, or a rate.
  if (EACH.test(answer)) return undefined;
  const dated = await readWithDay(context, answer, (rest) => readAmount(context, rest));
  if (dated !== undefined) return { amount: dated.value, date: dated.date };
  const amount = await readAmount(context, answer);
  return amount === undefined ? undefined : { amount };
}
