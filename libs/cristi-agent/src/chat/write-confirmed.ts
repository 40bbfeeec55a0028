import type { PendingWrite } from '../model/pending-write';
import type { ToolName } from '../contract/tool-names';
import type { AgentTools, ToolData } from './chat-tools';
import { typeName } from './commands/transaction';
import { refusalText } from './refusal-text';
import type { Reply } from './reply';
import { shownMoney, shownName, shownTime } from './format';

type Texts = { readonly [Tool in ToolName]?: (data: ToolData[Tool]) => string };

const TEXTS: Texts = {
  add_transaction: ({ stored }) =>
    `Guardado: ${typeName(stored.type)} de ${shownMoney(stored.amount_mxn_cents)} en ${shownName(stored.category)}, ${stored.date_iso}.`,
  set_bank_balance: ({ stored }) =>
    `Saldo guardado: ${shownMoney(stored.bank_balance_mxn_cents)}, ${shownTime(stored.as_of_iso)}.`,
  set_budget_cap: (data) =>
    `Tope de gasto variable desde ${data.effective_month}: ${shownMoney(data.variable_cap_mxn_cents)}.`,
  add_or_update_debt: ({ stored }) => `Deuda guardada: ${shownName(stored.name)}.`,
};

/** Does what was confirmed. While the database is away it keeps waiting: nothing was written. */
export async function writeConfirmed(tools: AgentTools, pending: PendingWrite): Promise<Reply> {
  const answer = await tools.call(pending.tool, pending.input);
  if (answer.ok) {
    const textOf = TEXTS[pending.tool] as ((data: unknown) => string) | undefined;
    return { text: textOf?.(answer.data) ?? 'Guardado.' };
  }
  const text = refusalText(answer.error);
  return answer.error.code === 'DB_ERROR' ? { text, pending } : { text };
}
