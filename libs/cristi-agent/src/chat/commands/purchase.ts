import { formatMxn } from '../../model/format-mxn';
import { EXCEEDS_CAP, EXCEEDS_CASH } from '../../model/purchase';
import { sanitizeName } from '../../model/sanitize-name';
import { fold } from '../../model/text/fold';
import type { SimulatePurchaseData } from '../../purchases/simulate-purchase';
import { comingDay } from '../coming-day';
import { listOf } from '../describe';
import { refusalText } from '../refusal-text';
import { told, type Command } from '../reply';
import type { Say } from '../sentences/sentences';

/** For a purchase without a category, which has no influence on the answer. */
const DEFAULT_CATEGORY = 'Personal Purchases';
const QUOTED = /["“]([^"“”]{1,64})["”]/;

const REASONS = { [EXCEEDS_CAP]: 'exceedsCap', [EXCEEDS_CASH]: 'exceedsCash' } as const;

const SPANISH_DAYS = 'lunes|martes|miercoles|jueves|viernes|sabado|domingo';
const ENGLISH_DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const SPANISH_DAY = new RegExp(
  `\\b(?:(?:el|este) )?(?:proximo )?(${SPANISH_DAYS})\\b(?: (?:proximo|que viene|que entra))?`,
  'g',
);
const ENGLISH_DAY = new RegExp(`\\b(?:(?:on|this|next|coming) )*(${ENGLISH_DAYS})\\b`, 'g');

/** `puedo comprar 2500 "audífonos" el viernes`: weekdays and days of a month are the coming ones. */
export const purchase: Command = async ({ rest }, context) => {
  const { now, say, tools } = context;
  const quoted = QUOTED.exec(rest)?.[1]?.trim();
  const text = ahead(rest.replace(QUOTED, ' ').replace(/[?¿!¡]/g, ' '));
  const parsed = await tools.call('parse_transaction_from_text', { text: text || '-', now_iso: now });
  if (!parsed.ok) return told(context, refusalText(say, parsed.error));
  const { candidate, inferred_fields: inferred } = parsed.data;
  const { amount_mxn_cents: amount, date_iso: read, category } = candidate;
  const date = read !== null && inferred.includes('date') ? comingDay(read, text, now) : read;
  if (amount === null || date === null) {
    const what = [...(amount === null ? [say('theAmount')] : []), ...(date === null ? [say('theDate')] : [])];
    return told(context, say('missingPurchase', { what: listOf(say, what) }));
  }
  const answer = await tools.call('simulate_purchase', {
    purchase: { amount_mxn_cents: amount, date_iso: date, category: quoted || category || DEFAULT_CATEGORY },
    now_iso: now,
  });
  return told(context, answer.ok ? verdictText(say, answer.data, amount, date) : refusalText(say, answer.error));
};

/** Weekdays as those that come next: a parser of what was spent takes them for the past ones. */
function ahead(text: string): string {
  return fold(text).replace(SPANISH_DAY, 'el proximo $1').replace(ENGLISH_DAY, 'next $1').trim();
}

function verdictText(say: Say, data: SimulatePurchaseData, amount: number, date: string): string {
  return [
    say(data.affordable ? 'canBuy' : 'cannotBuy', { amount: formatMxn(amount), date }),
    ...data.reasons.map((reason) => `• ${say(REASONS[reason as keyof typeof REASONS])}`),
    say('variableLeft', {
      remaining: formatMxn(data.variable_remaining_mxn_cents),
      cap: formatMxn(data.variable_cap_mxn_cents),
    }),
    ...obligationLines(say, data.next_obligations),
  ].join('\n');
}

/** The payments that are coming, one on a line. */
export function obligationLines(say: Say, obligations: SimulatePurchaseData['next_obligations']): string[] {
  if (obligations.length === 0) return [say('noObligations')];
  return [
    say('obligations'),
    ...obligations.map(
      ({ name, amount_mxn_cents: due, due_date_iso: day }) =>
        `• ${sanitizeName(name)}: ${formatMxn(due)}, ${day ?? say('undated')}`,
    ),
  ];
}
