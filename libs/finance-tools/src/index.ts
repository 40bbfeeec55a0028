export type { TransactionSource } from './contract/transaction-source';
export { createFinanceTools, type FinanceToolsDependencies } from './finance-tools';
