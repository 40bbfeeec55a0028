export { cristi } from './tables/columns';
export { bankBalances, budgets, debts } from './tables/plans';
export { purses } from './tables/purses';
export { monthTotals, transactions } from './tables/transactions';
