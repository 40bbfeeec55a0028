import { moneyText } from '../amounts';
import type { LocalTools } from '../with-tools';
import { activePeople, type Participant } from './people';
import { t } from '../../language/language';

/** What shared expenses are kept in. */
export const SHARED_CURRENCY = 'BRL';

export interface Transfer {
  readonly amount: string;
  readonly debtor_participant_id: string | null;
  readonly creditor_participant_id: string | null;
}

export interface Balance {
  readonly today: string;
  readonly transfer: Transfer;
  readonly pending: {
    readonly count: number;
    readonly total: string;
    readonly items: readonly PendingItem[];
    readonly projected: { readonly transfer: Transfer };
  } | null;
}

export interface PendingItem {
  readonly description?: string;
  readonly amount: string;
  readonly date: string;
}

/** What the two owe each other, with what is expected where something of it is not recorded yet. */
export async function readBalance(tools: LocalTools, month: string | undefined) {
  const input = month === undefined ? {} : { through_competence_month: month };
  const { structured } = await tools.call('get_balance', input);
  return { structured, balance: structured as unknown as Balance, people: await activePeople(tools) };
}

/** Who owes whom what, as one expects it: with what is pending. */
export function expectedTransfer({ transfer, pending }: Balance): Transfer {
  return pending?.projected.transfer ?? transfer;
}

/** The sentence for a terminal, with what is not recorded yet below it. */
export function balanceText(balance: Balance, people: readonly Participant[]): string {
  const { pending } = balance;
  const sentence = transferText(expectedTransfer(balance), people);
  if (pending === null || pending.count === 0) return `${sentence}\n`;
  const expected = { count: pending.count, amount: moneyText(pending.total, SHARED_CURRENCY) };
  return `${sentence}\n  ${t('owe.pending', expected)}\n`;
}

export function transferText(
  { amount, debtor_participant_id: debtor, creditor_participant_id: creditor }: Transfer,
  people: readonly Participant[],
): string {
  if (debtor === null || creditor === null) return t('owe.even');
  const name = (id: string) => people.find((person) => person.id === id)?.display_name ?? id;
  return t('owe.owes', {
    debtor: name(debtor),
    creditor: name(creditor),
    amount: moneyText(amount, SHARED_CURRENCY),
  });
}

/** Debtor, creditor, amount and currency for a program; nothing where nobody owes. */
export function transferRow({ amount, debtor_participant_id: debtor, creditor_participant_id: creditor }: Transfer) {
  return debtor === null || creditor === null ? '' : `${[debtor, creditor, amount, SHARED_CURRENCY].join('\t')}\n`;
}
