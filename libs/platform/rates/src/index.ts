export { readEcbHistory } from './ecb/history-csv';
export { dailyRates, type DailyRates, type PublishedDays } from './ecb/published-days';
export { writeRateTable } from './ecb/rate-table';
export { convertUnits, quotient, rateText, type ExactRate } from './exact-rate';
export { hmrcMonthlyRates, type CalendarMonth, type MonthlyRates } from './hmrc/monthly-rates';
export { RateLedger, readRatesCsv, UnreadableRates, type Rate } from './hmrc/rates-csv';
export { ecbSource, hmrcSource, type RateSource, type RateSourceName } from './rate-source';
