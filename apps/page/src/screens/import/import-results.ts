import type { ToolResults } from '@bursar/views/html-views';

export type ImportResult = ToolResults['finance_transactions_import'];
export type Account = ToolResults['finance_accounts_list']['items'][number];
