import type { ToolResults } from '../results/generated/tool-results';

export type Transaction = ToolResults['finance_transactions_search']['items'][number];
export type AggregateResult = ToolResults['finance_transactions_aggregate'];
export type Group = AggregateResult['groups'][number];
/** An amount as decimal text, and its currency. */
export type Money = Transaction['amount'];
