export { finance } from './tables/columns';
export { accounts, categories, imports, ledgers, replacements } from './tables/ledgers';
export { monthTotals, transactions } from './tables/transactions';
