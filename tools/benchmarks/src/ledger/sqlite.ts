import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { median } from '../measuring/statistics';

/** A query that both are asked, in SQLite's words. Amounts are whole hundredths there, so that its sums are exact. */
const STATEMENTS = {
  'sum of everything in a currency': `select sum(cents), count(*) from t where account <> 'account-0'`,
  'everything by month': `select substr(day, 1, 7), account, sum(cents), count(*) from t group by 1, 2`,
  'page of 50 of a month, 8,000 matches': `select count(*) from t where day between '2019-03-01' and '2019-03-31';
    select * from t where day between '2019-03-01' and '2019-03-31' order by day desc, id desc limit 50`,
  'search "123", 7,000 hits': `select count(*) from t where text like '%123%';
    select * from t where text like '%123%' order by day desc, id desc limit 50`,
} as const;

const ROUNDS = 5;
/** Its clock goes by milliseconds: what takes few of them is asked so often that their mean tells. */
const QUICK_ROUNDS = 500;
const QUICK_MILLISECONDS = 5;

/**
 * Milliseconds that SQLite takes for some of the queries, over rows in a file of tab-separated columns (sequence, day,
 * account, category, amount, description). Undefined where its program is not installed.
 */
export function measureSqlite(rowsFile: string): Readonly<Record<string, number>> | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'bursar-sqlite-'));
  try {
    const run = (script: string) =>
      execFileSync('sqlite3', ['-batch', join(folder, 'ledger.db')], {
        input: script,
        encoding: 'utf8',
        stdio: ['pipe', 'pipe', 'ignore'],
        maxBuffer: 64 * 1024 * 1024,
      });
    run(`create table given (id integer, day text, account text, category text, amount text, text text);
.mode ascii
.separator "\\t" "\\n"
.import ${rowsFile} given
create table t (id integer primary key, day text, account text, category text, cents integer, text text);
insert into t select id, day, account, category, cast(replace(amount, '.', '') as integer) / 100, text from given;
drop table given;
create index by_day on t (day, id, account, cents); create index by_account on t (account, day, id, cents); analyze;`);
    const rounds = (statement: string, count: number) => {
      const output = run(`.timer on\n.mode list\n${`${statement};\n`.repeat(count)}`);
      const times = [...output.matchAll(/^Run Time: real ([\d.]+)/gm)].map(([, seconds]) => Number(seconds) * 1_000);
      const perRound = times.length / count;
      return Array.from({ length: count }, (_, round) => sum(times.slice(round * perRound, (round + 1) * perRound)));
    };
    return Object.fromEntries(
      Object.entries(STATEMENTS).map(([what, statement]) => {
        const usual = median(rounds(statement, ROUNDS));
        if (usual > QUICK_MILLISECONDS) return [what, usual];
        return [what, sum(rounds(statement, QUICK_ROUNDS)) / QUICK_ROUNDS];
      }),
    );
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((before, value) => before + value, 0);
}
