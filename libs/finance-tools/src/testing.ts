// For tests of the tool that makes households with a known truth.
export { openFinanceStore, type Answer, type FinanceStore, type TestLedger } from './testing/finance-store';
export { householdLedger, importLines, makeOtherViews, noteLines, type Line } from './testing/views-store';
