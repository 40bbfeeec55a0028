// On its own, since the table is large and only conversions at the ECB's rates need it.
export { ecbDailyRates } from './ecb/ecb-rates';
