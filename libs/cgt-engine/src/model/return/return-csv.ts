import { csvTable, warningRows } from '../report/csv-table';
import type { TaxReturn } from './return-schema';

/** One row a figure: kinds, boxes, the year, rate periods, tax, the ledger; then the warnings. Amounts in pounds. */
export function returnCsv({ period, kinds, boxes = {}, losses, tax, reporting, warnings, ...year }: TaxReturn): string {
  const figures = (section: string, of: string, all: object) =>
    Object.entries(all)
      .filter(([, value]) => typeof value !== 'object' || value === null)
      .map(([figure, value]) => [section, of, figure, value === null ? '' : String(value)]);
  const rows = [
    ...kinds.flatMap(({ kind, ...sums }) => figures('kind', kind, sums)),
    ...figures('box', period, boxes),
    ...figures('losses', period, losses),
    ...figures('year', period, year),
    ...year.rate_periods.flatMap(({ from, ...sums }) => figures('rate_period', from, sums)),
    ...(tax === undefined ? [] : figures('tax', period, tax)),
    ...(tax?.lines ?? []).flatMap(({ from, rate, ...line }) => figures('tax', `${from} at ${rate}%`, line)),
    ...figures('reporting', period, { required: reporting.required, reasons: reporting.reasons.join(' ') }),
    ...losses.years.flatMap(({ period: one, ...sums }) => figures('ledger', one, sums)),
  ];
  return [csvTable('section,of,figure,value', rows), ...warningRows(warnings)].join('\n');
}
