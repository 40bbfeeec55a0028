import { readSettings } from '../../configuration/read-settings';
import { readEcbRates, readHmrcRates } from '../../domains/rates-files';
import { RATES } from '../definitions/ledger-commands';
import { print, tableText } from '../print';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { t } from '../../language/language';

/** `bursar rates`: the sources of exchange rates, with the first and the last day, or month, of each series of them. */
export async function rates(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(RATES, args);
  rejectPositionals('rates', positionals);
  const { byDomain } = readSettings({}, process.env);
  const newer = await readEcbRates(byDomain['finance-tools'].ecbRates);
  const extra = await readHmrcRates(byDomain['cgt-engine'].hmrcRates);
  const { hmrcMonthlyRates } = await import('@bursar/rates');
  const { ecbDailyRates } = await import('@bursar/rates/ecb');
  const days = ecbDailyRates(newer).ranges.map(({ first, last, count }) => ({ first, last, days: count }));
  // HMRC publishes a rate of the dollar every month.
  const months = hmrcMonthlyRates(extra).range('USD');
  const sources = [
    { source: 'ecb', publisher: 'European Central Bank, euro foreign exchange reference rates', series: days },
    { source: 'hmrc', publisher: 'HM Revenue & Customs, monthly rates', series: months === undefined ? [] : [months] },
  ];
  const rows = sources.flatMap(({ source, publisher, series }) =>
    series.map(({ first, last }) => [source, first, last, publisher]),
  );
  print(values, { sources }, tableText([t('table.source'), t('table.first'), t('table.last'), ''], rows));
}
