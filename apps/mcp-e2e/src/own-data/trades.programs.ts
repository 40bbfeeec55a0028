import { spawnSync } from 'node:child_process';

import { examplePath, runBursar, runToEnd, TemporaryFolder } from '../index';

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

/** Tickers that are numbers, a letter, a currency; shares that become others; a fraction without an end. */
const ALL_KINDS = `2020-01-06 BUY 3OIL 10 @ 4.15 FEES 1
2020-01-07 BUY F 100 TOTAL 333.33 USD FEES 1.5 USD
2020-01-08 BUY EUR 7 @ 1.2345
2020-01-09 BUY OLD 30 @ 2
2020-02-03 SELL 3OIL 4 @ 5 FEES 0.5
2020-03-03 SPLIT F RATIO 15:19 OPEN
2020-04-03 DIVIDEND F TOTAL 5 USD TAX 0.75 USD
2020-05-05 SPINOFF F TO NEWCO 20 SHARE 0.25
2020-06-05 TAKEOVER OLD TO BIG2 15 CASH 3 VALUE 60
2020-07-06 RENAME EUR TO EURO9
2020-08-06 ACCUMULATION 3OIL 6 TOTAL 2
2020-09-07 SPOUSEOUT 3OIL 1
2020-10-07 GIFT BIG2 2 TOTAL 9
`;

/** bean-query rounds what it prints; what the loader read is exact. */
const LOADED = `
import collections, sys
from beancount import loader
from beancount.core.data import Transaction
entries, errors, options = loader.load_file(sys.argv[1])
shares = collections.Counter()
for entry in entries:
    for posting in entry.postings if isinstance(entry, Transaction) else []:
        if posting.account == 'Assets:Shares':
            shares[posting.units.currency] += posting.units.number
for symbol, number in shares.items():
    print(symbol, number, sep=',')
`;

/** Each program's word that it has no complaint, and how it says what shares there are. */
const READERS = {
  beancount: {
    check: (file: string) => ['bean-check', file],
    balance: (file: string) => ['/usr/bin/python3', '-c', LOADED, file],
  },
  hledger: {
    check: (file: string) => ['hledger', 'check', '--strict', '-f', file],
    balance: (file: string) => ['hledger', '-f', file, 'bal', 'Assets:Shares', '-N', '--layout=bare', '-O', 'csv'],
  },
  ledger: {
    check: (file: string) => ['ledger', '--pedantic', '-f', file, 'accounts'],
    balance: (file: string) => ['ledger', '-f', file, 'bal', 'Assets:Shares', '--flat', '--no-total'],
  },
} as const;

/** `VOD, 10`, `"VOD","10"` or `10 "VOD"`: what a program prints of a share. */
const SHARES =
  /"?(?<one>[A-Z][A-Z0-9.-]+)"? *, *"?(?<amount>-?[\d.]+)|(?<number>-?[\d.]+) "?(?<other>[A-Z][A-Z0-9.-]+)/g;

const areHere = ['bean-check', 'hledger', 'ledger'].every((name) => spawnSync(name, ['--version']).error === undefined);
const suite = areHere || process.env['CI'] !== undefined ? describe : describe.skip;

suite.each(Object.entries(READERS))('trades as %s', (format, { check, balance }) => {
  it.each([
    ['three years', examplePath('three-years.cgt')],
    ['all kinds of events', folder.write('all-kinds.cgt', ALL_KINDS)],
  ])('of %s are read without a complaint, and the shares are those of the report', async (_name, history) => {
    const written = await runBursar(['cgt', 'convert', history, '--format', format]);
    expect(written).toMatchObject({ status: 0, stderr: '' });
    const file = folder.write(`trades.${format}`, written.stdout);
    const env = { LANG: 'C.UTF-8' };
    const [program, ...args] = check(file);
    const checked = await runToEnd(program as string, args, { env });
    expect({ status: checked.status, stderr: checked.stderr }).toEqual({ status: 0, stderr: '' });
    const [asked, ...words] = balance(file);
    const { stdout } = await runToEnd(asked as string, words, { env });
    const shares = [...stdout.matchAll(SHARES)].map(({ groups = {} }) => {
      const { one, other, amount, number } = groups;
      return [one ?? other, Number(amount ?? number)] as const;
    });
    const report = JSON.parse((await runBursar(['cgt', 'report', history, '--json'])).stdout) as {
      readonly holdings: readonly { readonly ticker: string; readonly quantity: string }[];
    };
    const symbolOf = (ticker: string) => (/^[A-Z]./.test(ticker) ? ticker : `X${ticker}`);
    const expected = report.holdings.map(({ ticker, quantity }) => [symbolOf(ticker), Number(quantity)] as const);
    expect(Object.fromEntries(shares.filter(([, amount]) => amount !== 0))).toEqual(Object.fromEntries(expected));
  });
});
