import { csvTable, warningRows } from './csv-table';
import type { Explanation } from './explanation-schema';
import type { Report } from './report-schema';
import type { NormalizedMoney, NormalizedTransaction } from '../normalize/normalized';

/**
 * One row a leg of a disposal; amounts in pounds. What belongs to the disposal as a whole stands on its first leg, so
 * that every column adds up to the totals of the years. Warnings follow.
 */
export function reportCsv({ tax_years, warnings }: Report): string {
  const rows = tax_years.flatMap(({ period, disposals = [] }) =>
    disposals.flatMap(({ date, ticker, quantity, gross_proceeds: gross, proceeds, disposal_costs: costs, matches }) =>
      matches.map((match, index) => {
        const whole = (cell: string) => (index === 0 ? cell : undefined);
        return [
          period,
          date,
          ticker,
          whole(quantity),
          whole(proceeds),
          match.rule,
          match.acquisition_date,
          match.quantity,
          match.allowable_cost,
          match.gain_or_loss,
          whole(gross),
          whole(costs),
        ];
      }),
    ),
  );
  const header =
    'tax_year,date,ticker,disposal_quantity,disposal_proceeds,rule,acquisition_date,quantity,allowable_cost,gain_or_loss,' +
    'gross_proceeds,disposal_costs';
  return [csvTable(header, rows), ...warningRows(warnings)].join('\n');
}

/** One row a leg of the disposal; amounts in pounds. */
export function explanationCsv({ disposal_date, ticker, matches }: Explanation): string {
  return csvTable(
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
  return csvTable(
    'date,action,ticker,quantity,price,price_currency,total,total_currency,fees,fees_currency,tax,tax_currency,ratio,when,cash,cash_currency,to,received,share,old_price,old_price_currency,new_price,new_price_currency,value,value_currency,paid,kind,also',
    transactions.map((transaction) => {
      const text = (field: string) => transaction[field] as string | undefined;
      const [oldPrice, newPrice] = (transaction['prices'] as readonly unknown[] | undefined) ?? [];
      return [
        transaction.date,
        transaction.action,
        transaction.ticker,
        text('quantity'),
        ...money(transaction['price']),
        ...money(transaction['total_value']),
        ...money(transaction['fees']),
        ...money(transaction['tax_paid']),
        text('ratio'),
        text('when'),
        ...money(transaction['cash']),
        text('to'),
        text('received'),
        text('share'),
        ...money(oldPrice),
        ...money(newPrice),
        ...money(transaction['value']),
        text('paid'),
        text('kind'),
        (transaction['also'] as readonly string[] | undefined)?.join(' '),
      ];
    }),
  );
}
