import './styles/base.css';

export { failureText } from './contract/failure-text';
export type { Answered, CallTool, ToolAnswer, ToolInput, ViewProps } from './contract/tool-call';
export type { View } from './contract/view';
export { dayIn, writeDay } from './format/dates';
export { moneyWriter } from './format/money';
export { monthView } from './month/month-view';
export { Failure } from './parts/failure';
export { Busy } from './parts/busy';
export { Said } from './parts/said';
export { Waiting } from './parts/waiting';
export { askFor } from './state/use-answer';
export { useLoaded } from './state/use-loaded';
export { WORDS, type Locale } from './words/words';
export { budgetView } from './budget/budget-view';
export { taxYearView } from './gains/tax-year-view';
export { ledgerView } from './ledger/ledger-view';
