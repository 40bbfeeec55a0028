export { reportedBalances } from './tables/balances';
export { finance } from './tables/columns';
export { changedRows, changedTransactions, changes } from './tables/journal';
export { accounts, categories, imports, ledgers, replacements } from './tables/ledgers';
export { links } from './tables/links';
export { rules } from './tables/rules';
export { balances, mappings, statements } from './tables/statements';
export { monthTotals, transactions } from './tables/transactions';
