import { spawnSync } from 'node:child_process';

import Big from 'big.js';
import fc from 'fast-check';

import { anyAccounts, anyValuation, CODES, dayOf, ecb, hmrc, LEDGER_DAYS, valueOf } from '../../testing/valued-ledgers';
import type { ValuedAccount, Valuation } from '../../testing/valued-ledgers';
import { decimalOfUnits } from '../decimal';

const isInstalled = spawnSync('hledger', ['--version']).status === 0;
/** Ledgers that one run of hledger values. */
const LEDGERS = 25;
const DIGITS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0 };

/** Every published rate of the ledgers' days. */
function prices({ source }: Pick<Valuation, 'source'>): string[] {
  const base = source === 'ecb' ? 'EUR' : 'GBP';
  return CODES.filter((code) => code !== base).flatMap((code) => {
    if (source === 'hmrc') {
      const rate = (month: number) => hmrc.rate(code, { year: 2015, month });
      return [3, 4].map((month) => `P 2015-0${month}-01 ${base} ${rate(month)} ${code}`);
    }
    const days = Array.from({ length: LEDGER_DAYS + 1 }, (_, at) => ecb.rate(code, dayOf({ source }, at)));
    return days.map((found) => `P ${found?.date} ${base} ${found?.rate} ${code}`);
  });
}

/** A ledger as a journal: each account begins with what makes its known balance true. */
function entriesOf(accounts: readonly ValuedAccount[], ledger: number, valuation: Valuation): string[] {
  return accounts.flatMap(({ currency, known, entries }) => {
    const before = entries.reduce((sum, { at, units }) => (at <= known.at ? sum + units : sum), 0n);
    const name = `ledger${ledger}:${currency}`;
    const line = (day: string, units: bigint) =>
      `${day} x\n  ${name}  ${decimalOfUnits(units)} ${currency}\n  equity\n`;
    return [
      line('1998-01-01', known.units - before),
      ...entries.map(({ at, units }) => line(dayOf(valuation, at), units)),
    ];
  });
}

/** By ledger and currency: what hledger says that it is worth, with as many digits as it computes. */
function valuedByHledger(ledgers: readonly (readonly ValuedAccount[])[], valuation: Valuation): Map<string, string> {
  const journal = [
    ...CODES.map((code) => `commodity 1.000000000000000 ${code}`),
    ...prices(valuation),
    ...ledgers.flatMap((accounts, index) => entriesOf(accounts, index, valuation)),
  ].join('\n');
  const day = dayOf(valuation, valuation.on);
  const options = ['-e', dayOf(valuation, valuation.on + 1), '--value', `${day},${valuation.target}`];
  const { stdout, stderr, status } = spawnSync(
    'hledger',
    ['-f', '-', 'balance', '^ledger', ...options, '--flat', '--empty', '--no-total', '-O', 'csv'],
    { input: journal, encoding: 'utf8', env: { ...process.env, LANG: 'C.UTF-8' } },
  );
  if (status !== 0) throw new Error(stderr);
  return new Map(
    [...stdout.matchAll(/^"(ledger\d+:[A-Z]{3})","(-?[\d.]+)/gm)].map(([, name = '', text = '']) => [name, text]),
  );
}

// Elsewhere the model with other arithmetic stands for it.
(isInstalled ? it : it.skip)('200 random ledgers are worth what hledger says, to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(anyAccounts, { minLength: LEDGERS, maxLength: LEDGERS }),
      fc.record(anyValuation),
      (ledgers, valuation) => {
        const theirs = valuedByHledger(ledgers, valuation);
        ledgers.forEach((accounts, index) => {
          for (const { from, to } of valueOf(accounts, valuation).parts) {
            const text = theirs.get(`ledger${index}:${from.currency}`) ?? 'nothing';
            const rounded = new Big(text).round(DIGITS[valuation.target] ?? 2, Big.roundHalfUp);
            expect(`${from.currency} ${decimalOfUnits(to.units)}`).toBe(
              `${from.currency} ${rounded.eq(0) ? '0.00' : rounded.toFixed(2)}`,
            );
          }
        });
      },
    ),
    { numRuns: 200 / LEDGERS },
  );
});
