import type { Explanation } from './explanation-schema';
import type { Report } from './report-schema';
import type { NormalizedMoney, NormalizedTransaction } from '../normalize/normalized';

// No cell needs quotes and none can be read as a formula: dates, tickers of letters and digits, codes and decimals.

/** One row a leg of a disposal; amounts in pounds. */
export function reportCsv({ tax_years }: Report): string {
  const rows = tax_years.flatMap(({ period, disposals = [] }) =>
    disposals.flatMap(({ date, ticker, quantity, proceeds, matches }) =>
      matches.map((match) => [
        period,
        date,
        ticker,
        quantity,
        proceeds,
        match.rule,
        match.acquisition_date,
        match.quantity,
        match.allowable_cost,
        match.gain_or_loss,
      ]),
    ),
  );
  return table(
    'tax_year,date,ticker,disposal_quantity,disposal_proceeds,rule,acquisition_date,quantity,allowable_cost,gain_or_loss',
    rows,
  );
}

/** One row a leg of the disposal; amounts in pounds. */
export function explanationCsv({ disposal_date, ticker, matches }: Explanation): string {
  return table(
    'date,ticker,rule,acquisition_date,quantity,proceeds,allowable_cost,gain_or_loss,average_cost,legal_basis',
    matches.map((match) => [
      disposal_date,
      ticker,
      match.rule_code,
      match.acquisition_date,
      match.quantity,
      match.proceeds,
      match.allowable_cost,
      match.gain_or_loss,
      match.average_cost,
      match.legal_basis,
    ]),
  );
}

/** One row a transaction, in the order given; an amount and its currency side by side. */
export function transactionsCsv(transactions: readonly NormalizedTransaction[]): string {
  const money = (value: unknown) => [(value as NormalizedMoney)?.amount, (value as NormalizedMoney)?.currency];
  return table(
    'date,action,ticker,quantity,price,price_currency,total,total_currency,fees,fees_currency,tax,tax_currency,ratio',
    transactions.map((transaction) => [
      transaction.date,
      transaction.action,
      transaction.ticker,
      transaction['quantity'] as string | undefined,
      ...money(transaction['price']),
      ...money(transaction['total_value']),
      ...money(transaction['fees']),
      ...money(transaction['tax_paid']),
      transaction['ratio'] as string | undefined,
    ]),
  );
}

function table(header: string, rows: readonly (readonly (string | undefined)[])[]): string {
  return [header, ...rows.map((row) => row.map((cell) => cell ?? '').join(','))].join('\n');
}
