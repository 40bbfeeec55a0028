import { formatMxn } from '../model/format-mxn';
import type { ConfirmedTool, PendingWrite } from '../model/pending-write';
import { sanitizeName } from '../model/sanitize-name';
import type { ChatToolData, ChatTools } from './chat-tools';
import { typeName } from './commands/transaction';
import { formatTime } from './format';
import { refusalText } from './refusal-text';
import type { Reply } from './reply';

type Texts = { readonly [Tool in ConfirmedTool]: (data: ChatToolData[Tool]) => string };

const TEXTS: Texts = {
  add_transaction: ({ stored }) =>
    `Guardado: ${typeName(stored.type)} de ${formatMxn(stored.amount_mxn_cents)} en ${sanitizeName(stored.category)}, ${stored.date_iso}.`,
  set_bank_balance: ({ stored }) =>
    `Saldo guardado: ${formatMxn(stored.bank_balance_mxn_cents)}, ${formatTime(stored.as_of_iso)}.`,
  set_budget_cap: (data) =>
    `Tope de gasto variable desde ${data.effective_month}: ${formatMxn(data.variable_cap_mxn_cents)}.`,
  add_or_update_debt: ({ stored }) => `Deuda guardada: ${sanitizeName(stored.name)}.`,
};

/** Executes a confirmed write. It keeps waiting while the database is unavailable, because nothing was written. */
export async function executeConfirmed(tools: ChatTools, pending: PendingWrite): Promise<Reply> {
  const answer = await tools.call(pending.tool, pending.input);
  if (answer.ok) {
    const textOf = TEXTS[pending.tool] as (data: unknown) => string;
    return { text: textOf(answer.data) };
  }
  const text = refusalText(answer.error);
  return answer.error.code === 'DB_ERROR' ? { text, pending } : { text };
}
