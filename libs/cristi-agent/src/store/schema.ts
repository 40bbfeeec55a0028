export { cristi } from './tables/columns';
export { pendingWrites } from './tables/pending-writes';
export { bankBalances, budgets, debts } from './tables/plans';
export { purses } from './tables/user-ledgers';
export { monthTotals, transactions } from './tables/transactions';
