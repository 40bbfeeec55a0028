export { chats, handledUpdates, messageTransactions } from './tables/chats';
export { cristi } from './tables/columns';
export { pendingWrites } from './tables/pending-writes';
export { bankBalances, budgets, categoryBudgets, debts } from './tables/plans';
export { recurringEntries } from './tables/recurring-entries';
export { learntWords, monthTotals, transactions } from './tables/transactions';
export { userLedgers } from './tables/user-ledgers';
