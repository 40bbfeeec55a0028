import type { SimulatePurchaseData } from '../../purchases/simulate-purchase';
import { EXCEEDS_CAP, EXCEEDS_CASH } from '../../model/purchase';
import { refusalText } from '../refusal-text';
import type { Command } from '../reply';
import { formatMxn } from '../../model/format-mxn';
import { sanitizeName } from '../../model/sanitize-name';
import { formatFields } from '../format';

const EXAMPLE = 'Ejemplo: puedo comprar 2500 "compras personales" 2026-02-05';
/** For a purchase without a category, which has no influence on the answer. */
const DEFAULT_CATEGORY = 'Personal Purchases';
const QUOTED = /["“]([^"“”]{1,64})["”]/;

const REASONS: Readonly<Record<string, string>> = {
  [EXCEEDS_CAP]: 'Pasaría el tope de gasto variable del mes.',
  [EXCEEDS_CASH]: 'Dejaría menos en el banco que los pagos obligatorios que vienen.',
};

/** `puedo comprar 2500 "audífonos" mañana` */
export const purchase: Command = async ({ rest }, { now, tools }) => {
  const quoted = QUOTED.exec(rest)?.[1]?.trim();
  const parsed = await tools.call('parse_transaction_from_text', {
    text: rest.replace(QUOTED, ' ').trim() || '-',
    now_iso: now,
  });
  if (!parsed.ok) return { text: refusalText(parsed.error) };
  const { amount_mxn_cents: amount, date_iso: date, category } = parsed.data.candidate;
  const missing = Object.entries({ amount, date }).flatMap(([field, value]) => (value === null ? [field] : []));
  if (missing.length > 0) return { text: `Falta ${formatFields(missing)}. ${EXAMPLE}` };
  const answer = await tools.call('simulate_purchase', {
    purchase: { amount_mxn_cents: amount, date_iso: date, category: quoted || category || DEFAULT_CATEGORY },
    now_iso: now,
  });
  return { text: answer.ok ? verdictText(answer.data, amount ?? 0, date ?? '') : refusalText(answer.error) };
};

function verdictText(data: SimulatePurchaseData, amount: number, date: string): string {
  return [
    `${data.affordable ? 'Sí' : 'No'}: ${formatMxn(amount)} el ${date}.`,
    ...data.reasons.map((reason) => `• ${REASONS[reason] ?? reason}`),
    `Te queda de gasto variable este mes: ${formatMxn(data.variable_remaining_mxn_cents)} de ${formatMxn(data.variable_cap_mxn_cents)}.`,
    ...(data.next_obligations.length === 0 ? ['No hay pagos obligatorios guardados.'] : ['Pagos que vienen:']),
    ...data.next_obligations.map(
      ({ name, amount_mxn_cents: due, due_date_iso: day }) =>
        `• ${sanitizeName(name)}: ${formatMxn(due)}, ${day ?? 'sin fecha'}`,
    ),
  ].join('\n');
}
