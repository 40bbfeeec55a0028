export { REPORT_DOCUMENTS, type ReportDocument } from './documents/report-documents';
export { createCgtEngine, loadEngine, type CgtEngineDependencies } from './cgt-engine';
export type { TradeAccount, TradeEntries } from './model/trades/trade-entry';
