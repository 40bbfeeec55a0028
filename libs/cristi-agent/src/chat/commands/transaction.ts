import type { ParsedCandidate } from '../../messages/parsed-candidate';
import { refusalText } from '../refusal-text';
import { requestConfirmation, type Command } from '../reply';
import { formatMxn } from '../../model/format-mxn';
import { sanitizeName } from '../../model/sanitize-name';
import { formatFields } from '../format';

const EXAMPLES = 'Ejemplos: gasto 155.50 tacos ayer; ingreso 12000 sueldo';

/** `gasto 155.50 tacos ayer`, `ingreso 12000 sueldo` */
export const transaction: Command = async ({ text }, context) => {
  const parsed = await context.tools.call('parse_transaction_from_text', { text, now_iso: context.now });
  if (!parsed.ok) return { text: refusalText(parsed.error) };
  const { candidate, low_confidence_fields: doubtful } = parsed.data;
  const missing = requiredFields(parsed.data);
  if (missing.length > 0) return { text: `Falta ${formatFields(missing)}. ${EXAMPLES}` };
  const complete = { ...candidate, category_type: candidate.category_type ?? 'VARIABLE' };
  return requestConfirmation(context, 'add_transaction', { transaction: complete }, [
    `Voy a guardar este ${typeName(candidate.type)}:`,
    ...candidateLines(complete).map((line) => `• ${line}`),
    ...(doubtful.length > 0 ? [`Revisa ${formatFields(doubtful)}.`] : []),
  ]);
};

/** Any other message: replies with what the parser understood and with examples. */
export const unrecognized: Command = async ({ text }, { now, tools }) => {
  const parsed = await tools.call('parse_transaction_from_text', { text, now_iso: now });
  if (!parsed.ok) return { text: refusalText(parsed.error) };
  const { candidate } = parsed.data;
  const missing = requiredFields(parsed.data);
  const lack = missing.length > 0 ? ` Falta ${formatFields(missing)}.` : '';
  const understood =
    candidate.amount_mxn_cents === null
      ? []
      : [`Entendí: ${typeName(candidate.type)}, ${candidateLines(candidate).join(', ')}.`];
  return {
    text: [...understood, `No guardé nada.${lack} Para guardar, empieza con gasto o ingreso. ${EXAMPLES}`].join('\n'),
  };
};

/** The missing fields that only the user can provide. An expense without a category type counts as VARIABLE. */
function requiredFields({ missing_fields: missing }: ParsedCandidate): string[] {
  return missing.filter((field) => field !== 'category_type');
}

export function typeName(type: 'INCOME' | 'EXPENSE'): string {
  return type === 'INCOME' ? 'ingreso' : 'gasto';
}

function candidateLines(candidate: ParsedCandidate['candidate']): string[] {
  const { amount_mxn_cents: amount, category, category_type: kind, description, date_iso: date } = candidate;
  return [
    amount === null ? undefined : formatMxn(amount),
    category === null ? undefined : sanitizeName(category) + (kind === null ? '' : ` (${kind})`),
    description === null ? undefined : sanitizeName(description),
    date ?? undefined,
  ].filter((line) => line !== undefined);
}
