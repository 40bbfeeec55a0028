import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DomainError } from '@bursar/toolkit';

import { sourcedDsl } from '../model/brokers/sourced-dsl';
import { textOfFile } from '../model/brokers/file/text-of-file';
import { readMixedHistory } from '../model/brokers/mixed-history';
import { hmrcRates } from '../model/fx/hmrc-rates';
import { refusalOf } from '../testing/call-tool';

const FOLDER = join(__dirname, '../../cases/exports');
const contentOf = (file: string) => textOfFile(readFileSync(join(FOLDER, file)));

type Expected = { readonly refused: string; readonly message: string } | { dsl: string[]; warnings: string[] };
const expected = JSON.parse(contentOf('exports.json')) as Readonly<Record<string, Expected>>;

const rates = hmrcRates([]);
const hasRates = (currency: string) => rates.range(currency) !== undefined;

function outcomeOf(file: string): Expected {
  try {
    const history = readMixedHistory([{ file, content: contentOf(file) }], { hasRates });
    return { dsl: sourcedDsl(history).split('\n'), warnings: [...history.warnings] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { refused: error.code, message: error.message };
  }
}

it('every export has what it becomes', () => {
  const files = readdirSync(FOLDER).filter((file) => /\.(?:csv|xml)$/.test(file));
  expect(Object.keys(expected).sort()).toEqual(files.sort());
});

it.each(Object.keys(expected))('%s is read right or refused', (file) => {
  expect(outcomeOf(file)).toEqual(expected[file]);
});

it.each(['ajbell.csv', 'degiro.csv', 'kraken.csv', 'binance.csv'])('%s is refused by the tool alike', async (name) => {
  const { data } = await refusalOf('read_broker_files', { files: [{ name, content: contentOf(name) }] });
  expect(data).toMatchObject({ code: 'UNKNOWN_BROKER_FILE', file: name });
});
