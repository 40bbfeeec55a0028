export { createCgtEngine, loadEngine, type CgtEngineDependencies } from './cgt-engine';
export { RateLedger, readRatesCsv, UnreadableRates, type Rate } from './domain/fx/rates-csv';
