import { moneyText } from '../amounts';
import type { LocalTools } from '../with-tools';
import type { Participant } from './people';
import { t } from '../../language/language';

export interface Transfer {
  readonly amount: string;
  readonly currency: string;
  readonly debtor_participant_id: string | null;
  readonly creditor_participant_id: string | null;
}

/** What is not recorded yet, and counts in what one expects. */
interface Pending {
  readonly count: number;
  readonly amount: string;
}

/** What is not recorded yet, over all months through this one. */
export async function readPending({ call }: LocalTools, month: string | undefined): Promise<Pending> {
  const { structured } = await call('get_balance', month === undefined ? {} : { through_competence_month: month });
  const { pending } = structured as { readonly pending: { readonly count: number; readonly total: string } | null };
  return { count: pending?.count ?? 0, amount: pending?.total ?? '0.00' };
}

/** The sentence for a terminal, with what is not recorded yet below it. */
export function balanceLines(transfer: Transfer, pending: Pending, people: readonly Participant[]): string[] {
  const sentence = transferText(transfer, people);
  if (pending.count === 0) return [sentence];
  const amount = moneyText(pending.amount, transfer.currency);
  return [sentence, `  ${t('owe.pending', { count: pending.count, amount })}`];
}

export function transferText(
  { amount, currency, debtor_participant_id: debtor, creditor_participant_id: creditor }: Transfer,
  people: readonly Participant[],
): string {
  if (debtor === null || creditor === null) return t('owe.even');
  const name = (id: string) => people.find((person) => person.id === id)?.display_name ?? id;
  return t('owe.owes', { debtor: name(debtor), creditor: name(creditor), amount: moneyText(amount, currency) });
}

/** Debtor, creditor, amount and currency for a program; nothing where nobody owes. */
export function transferRow({ amount, currency, ...transfer }: Transfer): string {
  const { debtor_participant_id: debtor, creditor_participant_id: creditor } = transfer;
  return debtor === null || creditor === null ? '' : `${[debtor, creditor, amount, currency].join('\t')}\n`;
}
