export { cristi } from './tables/columns';
export { pendingWrites } from './tables/pending-writes';
export { bankBalances, budgets, debts } from './tables/plans';
export { monthTotals, transactions } from './tables/transactions';
export { userLedgers } from './tables/user-ledgers';
