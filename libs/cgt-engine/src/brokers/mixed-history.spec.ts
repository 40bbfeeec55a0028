import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { stoppedClock } from '@bursar/calendar';
import type { OpenFolders } from '@bursar/toolkit';

import { createCgtEngine } from '../cgt-engine';
import { textOfFile } from '../model/brokers/file/text-of-file';
import { readMixedHistory } from '../model/brokers/mixed-history';
import { sourcedDsl } from '../model/brokers/sourced-dsl';
import { callTool, refusalOf } from '../testing/call-tool';

const CASES = join(__dirname, '../../cases/brokers');
const bytesOf = (name: string) => readFileSync(join(CASES, name));
const contentOf = (name: string) => ({ file: name, content: textOfFile(bytesOf(name)) });

const files: OpenFolders = {
  any: true,
  readBytes: (path) => Promise.resolve(bytesOf(path)),
  read: (path) => Promise.resolve(textOfFile(bytesOf(path))),
};
const of = createCgtEngine({ clock: stoppedClock('2026-11-21'), filesOpen: true });
const hasRates = (currency: string) => ['GBP', 'USD', 'EUR'].includes(currency);

interface Report {
  readonly holdings: readonly { readonly ticker: string; readonly quantity: string }[];
  readonly warnings: readonly string[];
}

const reportOf = async (cgt_path: unknown): Promise<Report> => {
  const answer = await callTool('calculate_report', { cgt_path }, { of, files });
  if ('error' in answer) throw new Error(answer.error.message);
  return answer.result as unknown as Report;
};

describe('files of a history', () => {
  it('may be exports, named by cgt_path alone or together', async () => {
    expect((await reportOf('freetrade.csv')).holdings).toEqual([]);
    const { holdings } = await reportOf(['trading212-2023.csv', 'freetrade.csv', 'interactive-investor.csv']);
    expect(holdings).toMatchObject([{ ticker: 'MSFT' }, { ticker: 'VOD', quantity: '1200' }]);
  });

  it('count once when they are there twice, with a warning before all others', async () => {
    const { holdings, warnings } = await reportOf(['ib-history.csv', 'ib-history.csv']);
    expect(holdings).toMatchObject([{ ticker: 'SWDA', quantity: '10' }]);
    expect(warnings[0]).toBe('ib-history.csv is the same file as ib-history.csv; it is left out.');
  });

  it('mix with DSL and JSON, where a share may have the name of either', () => {
    const own = { file: 'own.cgt', content: '2024-09-01 BUY GB00BH4HKS39 5 @ 0.70\n2023-02-06 BUY VOD 500 TOTAL 465' };
    const { transactions, warnings } = readMixedHistory([contentOf('trading212-2023.csv'), own], { hasRates });
    expect(transactions.map(({ ticker }) => ticker)).toEqual([
      'VOD',
      'MSFT',
      'VOD',
      'MSFT',
      'MSFT',
      'MSFT',
      'GB00BH4HKS39',
      'VOD',
    ]);
    expect(warnings).toEqual([
      expect.stringContaining('trading212-2023.csv and own.cgt both have 2023-02-06 BUY VOD 500'),
    ]);
  });

  it('become DSL text that says where each line was read, and gives the same transactions', () => {
    const history = readMixedHistory([contentOf('schwab.csv'), contentOf('trading212-2020.csv')], { hasRates });
    const dsl = sourcedDsl(history);
    expect(dsl.split('\n')).toEqual([
      'INSTRUMENT VUSA ALSO IE00B3XXRP09',
      '2020-05-05 BUY VUSA 30 TOTAL 1263 GBP # trading212-2020.csv row 3',
      '2020-11-10 SELL VUSA 12 TOTAL 567 GBP # trading212-2020.csv row 4',
      '2024-06-12 BUY ORCL 12 TOTAL 1662 USD # schwab.csv row 5',
      '2024-09-05 SELL ORCL 10 TOTAL 1400.05 USD FEES 0.04 USD # schwab.csv row 2',
      '# left out: schwab.csv row 4: cancelled: 06/13/2024 Buy ORCL ORACLE CORP 3 $138.00 -$414.00',
      '# left out: schwab.csv row 3: cancelled: 06/14/2024 as of 06/13/2024 Cancel Buy ORCL ORACLE CORP 3 $138.00 $414.00',
      '# left out: schwab.csv row 6: deposit: 06/10/2024 MoneyLink Transfer Tfr BANK $5,000.00',
      expect.stringContaining('# left out: trading212-2020.csv row 2: deposit: '),
    ]);
    const again = readMixedHistory([{ file: 'kept.cgt', content: dsl }], { hasRates });
    expect(again.transactions.map(({ action, ticker }) => [action, ticker])).toEqual(
      history.transactions.map(({ action, ticker }) => [action, ticker]),
    );
  });
});

it('an export sent as cgt_content is refused, and the hint names the tool that reads it', async () => {
  const error = await refusalOf('calculate_report', { cgt_content: textOfFile(bytesOf('freetrade.csv')) });
  expect(error.data).toMatchObject({ code: 'PARSE_ERROR', hint: expect.stringContaining('read_broker_files') });
});
