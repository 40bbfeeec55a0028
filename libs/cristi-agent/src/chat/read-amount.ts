import { nameOfCurrency } from '../model/parse/own-currency';
import { fold } from '../model/text/fold';
import { COPULA } from './copula';
import { readDay } from './read-day';
import type { ChatContext } from './reply';

/** `1234`, `$1,234.50`, `155,50`, `12500 pesos`. A point before three digits could mean two things. */
const PLAIN = /^\$? ?(\d{1,3}(?:,\d{3})+|\d{1,14})(?:\.(\d{1,2})|,(\d{1,2}))? ?(?:pesos?|mxn|mn)?\.?$/;
const OPENING = new RegExp(`^${COPULA}`, 'u');
/** `dos mil quinientos pesos el lunes pasado` */
const MOST_WORDS_WITH_DAY = 8;

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

/** The amount that a text is, and the day that it may name besides: `500 ayer`, `yesterday, 500`. */
export async function readAmountAndDay(
  context: ChatContext,
  text: string,
): Promise<{ readonly amount: number; readonly date?: string } | undefined> {
  const words = text.trim().split(/,?\s+/u);
  if (words.length > MOST_WORDS_WITH_DAY) return undefined;
  for (let at = 1; at < words.length; at += 1) {
    const parts = [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const;
    for (const [first, second] of [parts, [parts[1], parts[0]]] as const) {
      const date = await readDay(context, second);
      const paid = date === undefined ? undefined : await readAmount(context, first);
      if (date !== undefined && paid !== undefined) return { amount: paid, date };
    }
  }
  const amount = await readAmount(context, text);
  return amount === undefined ? undefined : { amount };
}
