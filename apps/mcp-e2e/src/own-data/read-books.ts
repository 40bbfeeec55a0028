import { runToEnd } from '../index';

/** A posting as a program read it. */
export interface ReadPosting {
  readonly day: string;
  readonly account: string;
  /** In ten-thousandths. */
  readonly units: bigint;
  readonly currency: string;
}

/** What a program says of a file, which is nothing where it has no complaint, and the postings that it read. */
export interface Reading {
  readonly complaint: string;
  readonly postings: readonly ReadPosting[];
}

export const READERS = { beancount: readByBeancount, hledger: readByHledger, ledger: readByLedger } as const;

/** bean-query rounds what it prints; what the loader read is exact. */
const LOADED = `
import sys
from beancount import loader
from beancount.core.data import Open, Transaction
entries, errors, options = loader.load_file(sys.argv[1])
for entry in entries:
    if isinstance(entry, Transaction):
        for posting in entry.postings:
            print(entry.date.isoformat(), posting.account, posting.units.number, posting.units.currency, sep='\\t')
`;

async function readByBeancount(file: string): Promise<Reading> {
  const checked = await runToEnd('bean-check', [file]);
  const { stdout } = await runToEnd('/usr/bin/python3', ['-c', LOADED, file], { env: { PYTHONIOENCODING: 'utf-8' } });
  return { complaint: checked.stdout + checked.stderr + statusOf(checked.status), postings: tableOf(stdout) };
}

async function readByHledger(file: string): Promise<Reading> {
  const env = { LANG: 'C.UTF-8' };
  const checked = await runToEnd('hledger', ['check', '--strict', '-f', file], { env });
  const { stdout } = await runToEnd('hledger', ['register', '-f', file, '-O', 'csv'], { env });
  const rows = [...stdout.matchAll(/^"\d+","([^"]*)","[^"]*","(?:[^"]|"")*","([^"]*)","(-?[\d.]+) ([A-Z]+)",/gm)];
  const postings = rows.map(([, day = '', account = '', amount = '', currency = '']) =>
    posting(day, account, amount, currency),
  );
  return { complaint: checked.stdout + checked.stderr + statusOf(checked.status), postings };
}

async function readByLedger(file: string): Promise<Reading> {
  const checked = await runToEnd('ledger', ['--pedantic', '-f', file, 'accounts']);
  const format = '%(format_date(date, "%Y-%m-%d"))\\t%(account)\\t%(quantity(amount))\\t%(commodity(amount))\\n';
  const { stdout } = await runToEnd('ledger', ['-f', file, 'register', '--format', format]);
  return { complaint: checked.stderr + statusOf(checked.status), postings: tableOf(stdout) };
}

const statusOf = (status: number | null) => (status === 0 ? '' : `status ${status}`);

function tableOf(text: string): ReadPosting[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [day = '', account = '', amount = '', currency = ''] = line.split('\t');
      return posting(day, account, amount, currency);
    });
}

function posting(day: string, account: string, amount: string, currency: string): ReadPosting {
  return { day, account, units: unitsOf(amount), currency };
}

/** Ten-thousandths of a decimal; throws for one that is finer. */
export function unitsOf(amount: string): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d{0,4})0*$/.exec(amount) ?? [];
  if (whole === '') throw new Error(`no decimal: ${amount}`);
  return BigInt(`${sign}${whole}${fraction.padEnd(4, '0')}`);
}

/** Sums by account, month and currency, without those that are nothing. */
export function totalsOf(postings: readonly ReadPosting[]): ReadonlyMap<string, bigint> {
  const totals = new Map<string, bigint>();
  for (const { day, account, units, currency } of postings) {
    const key = `${account} ${day.slice(0, 7)} ${currency}`;
    totals.set(key, (totals.get(key) ?? 0n) + units);
  }
  return new Map([...totals].filter(([, units]) => units !== 0n).sort(([one], [other]) => (one < other ? -1 : 1)));
}
