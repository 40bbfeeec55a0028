import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { textOfFile } from '../model/brokers/file/text-of-file';
import { resultOf } from '../testing/call-tool';

const CASES = join(__dirname, '../../cases/brokers');

interface BrokerCase {
  readonly name: string;
  readonly files: readonly string[];
  readonly rates?: string;
  readonly broker?: string;
  readonly dsl?: readonly string[];
  readonly left_out?: readonly (readonly [number, string, string?])[];
  readonly warnings_contain?: readonly string[];
  readonly year?: number;
  readonly only?: string;
  readonly report?: Readonly<Record<string, unknown>>;
  readonly holding?: Readonly<Record<string, unknown>>;
}

interface Answer {
  readonly files: readonly { readonly broker: string; readonly rows: number }[];
  readonly transactions: readonly { readonly ticker: string; readonly source?: { readonly rows: readonly number[] } }[];
  readonly dsl: string;
  readonly left_out: readonly { readonly row: number; readonly reason: string; readonly file: string }[];
  readonly warnings: readonly string[];
}

const cases = JSON.parse(readFileSync(join(CASES, 'brokers.json'), 'utf8')) as readonly BrokerCase[];
const read = ({ files, rates }: BrokerCase) =>
  resultOf('read_broker_files', {
    files: files.map((name) => ({ name, content: textOfFile(readFileSync(join(CASES, name))) })),
    ...(rates && { rates }),
  }) as unknown as Promise<Answer>;

/** Numbers by value: `2400.0` is `2400`. */
const byValue = (line: string) => line.replace(/\d+\.\d+/g, (number) => number.replace(/0+$/, '').replace(/\.$/, ''));
const inLowestTerms = (line: string) =>
  line.replace(/(\d+):(\d+)/, (_, to: string, from: string) => {
    let [a, b] = [Number(to), Number(from)];
    while (b > 0) [a, b] = [b, a % b];
    return `${Number(to) / a}:${Number(from) / a}`;
  });

it('there are cases', () => expect(cases.length).toBeGreaterThan(20));

describe.each(cases.filter(({ dsl }) => dsl !== undefined))('the files of $name', (given) => {
  let answer: Answer;
  beforeAll(async () => (answer = await read(given)));

  it('are their broker’s', () => {
    for (const { broker } of answer.files) expect(broker).toBe(given.broker);
  });

  it('give the transactions', () => {
    const lines = answer.dsl.split('\n').filter((line) => !line.startsWith('INSTRUMENT') || line.includes(' KIND '));
    const plain = (line: string) => inLowestTerms(byValue(line));
    expect(lines.map((line) => plain(line.replace(/^(INSTRUMENT .*?) ALSO .*$/, '$1')))).toEqual(given.dsl?.map(plain));
  });

  it('leave out what is no transaction, each record once', () => {
    const expected = (given.left_out ?? []).map(([row, reason, file = given.files[0]]) => ({ row, reason, file }));
    const byRow = (a: { row: number }, b: { row: number }) => a.row - b.row;
    expect(answer.left_out.map(({ row, reason, file }) => ({ row, reason, file })).sort(byRow)).toEqual(
      expected.sort(byRow),
    );
    const rows = answer.transactions.flatMap(({ source }) => source?.rows ?? []);
    const counted = answer.files.reduce((sum, file) => sum + file.rows, 0);
    expect(rows.length + answer.left_out.length).toBe(counted);
  });

  it('warn', () => {
    for (const text of given.warnings_contain ?? []) {
      expect(answer.warnings.join('\n').toLowerCase()).toContain(text.toLowerCase());
    }
  });
});

describe.each(cases.filter(({ report }) => report !== undefined))('$name', (given) => {
  it('give one pool, by text and by transactions', async () => {
    const { dsl, transactions } = await read(given);
    const ofShare = dsl.split('\n').filter((line) => line.includes(` ${given.only ?? ''} `));
    for (const cgt_content of [ofShare.join('\n'), transactions.filter(({ ticker }) => ticker === given.only)]) {
      const { tax_years, holdings } = (await resultOf('calculate_report', { cgt_content, year: given.year })) as {
        tax_years: readonly object[];
        holdings: readonly object[];
      };
      expect(tax_years).toMatchObject([given.report]);
      expect(holdings).toMatchObject([given.holding]);
    }
  });
});
