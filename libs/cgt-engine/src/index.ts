export { REPORT_DOCUMENTS, type ReportDocument } from './documents/report-documents';
export { createCgtEngine, loadEngine, type CgtEngineDependencies } from './cgt-engine';
export { RateLedger, readRatesCsv, UnreadableRates, type Rate } from './model/fx/rates-csv';
