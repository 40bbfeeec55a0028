import type { ToolResults } from '../results/generated/tool-results';

export type Overview = ToolResults['get_overview'];
export type Money = Overview['money'][number];
/** A call that returns what a figure is made of; empty where there is nothing. */
export type RowsCall = Money['parts'][number]['rows'];
export type Transfer = Pick<
  NonNullable<Overview['balance']>,
  'debtor_participant_id' | 'creditor_participant_id' | 'amount' | 'currency'
>;
