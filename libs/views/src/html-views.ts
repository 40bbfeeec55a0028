import './styles/views.css';

export { budgetView } from './budget/budget-view';
export { taxYearView } from './capital-gains/tax-year-view';
export { Busy } from './components/busy';
export { Failure } from './components/failure';
export { Loading } from './components/loading';
export { UserText } from './components/user-text';
export { dayIn, writeDay } from './format/dates';
export { moneyWriter } from './format/money';
export { callToolOrThrow } from './hooks/call-tool-or-throw';
export { useToolResult } from './hooks/use-tool-result';
export { ledgerView } from './ledger/ledger-view';
export { MESSAGES, type Locale } from './messages/messages';
export { monthView } from './month/month-view';
export type { ToolResults } from './results/generated/tool-results';
export { resultOf, type ShownTool } from './results/result-of';
export type { CallTool, CallToolResult, CompletedCall, ToolInput } from './tools/tool-call';
export type { View } from './view';
