import { setTimeout as pause } from 'node:timers/promises';

import { keeperOf, killAnyway, killServers, postmasterOf, until } from '@bursar/database/testing';
import fc from 'fast-check';

import { DataDirectory, Household, stopAfterwards } from '../index';

const SEED = Number(process.env['BURSAR_TEST_SEED']);

let data: DataDirectory;
const kept = stopAfterwards();

beforeEach(() => {
  data = new DataDirectory();
});
afterEach(async () => {
  await data.remove();
});

const start = async (month: number) => kept(await Household.started(month, data.args));

/** The names of writes: those attempted, and those confirmed. */
class Ledger {
  readonly attempted = new Set<string>();
  readonly confirmed = new Set<string>();
  readonly codes = new Set<string>();

  /** Writes one after the other until all are tried, or the process has gone. */
  async write(household: Household, names: readonly string[]): Promise<void> {
    for (const name of names) {
      this.attempted.add(name);
      const answer = await household.buy('1.00', name).catch(() => undefined);
      if (answer === undefined) return;
      if ('failure' in answer) this.codes.add(answer.failure.code);
      else this.confirmed.add(name);
    }
  }

  /** Every confirmed write is stored, and nothing but attempted ones, each once. */
  async expectKept(household: Household): Promise<void> {
    const stored = (await household.movements()).map(({ external_id }) => String(external_id));
    expect(stored).toEqual([...new Set(stored)]);
    expect([...this.confirmed].filter((name) => !stored.includes(name))).toEqual([]);
    expect(stored.filter((name) => !this.attempted.has(name))).toEqual([]);
    expect(await household.summary()).toMatchObject({ total_gross: `${stored.length}.00` });
  }
}

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

it('of four processes that write at once one is killed: the others go on, nothing confirmed is lost or doubled', async () => {
  const first = await start(5);
  // It has started the database server, which outlives it.
  await first.summary();
  const others = await Promise.all([start(5), start(5), start(5)]);
  const ledger = new Ledger();
  const confirmedOf = (prefix: string) => [...ledger.confirmed].filter((name) => name.startsWith(prefix)).length;
  const writing = [
    ledger.write(first, names('first', 1_000)),
    ...others.map((household, index) => ledger.write(household, names(`other${index}`, 60))),
  ];
  await until(() => confirmedOf('first') >= 10);
  kill('process', first);
  await Promise.all(writing);
  expect(confirmedOf('first')).toBeLessThan(1_000);
  expect(others.map((_, index) => confirmedOf(`other${index}`))).toEqual([60, 60, 60]);
  await ledger.expectKept(others[0]);
});

type KillTarget = 'process' | 'server' | 'keeper' | 'everything';

/** kill -9, of everything at one moment: none sees another go. */
function kill(target: KillTarget, { server: { process: running } }: Household): void {
  if (target === 'everything') running.child.kill('SIGSTOP');
  if (target === 'everything') killServers(data.path);
  if (target === 'everything' || target === 'process') running.child.kill('SIGKILL');
  const found = target === 'server' ? postmasterOf(data.path) : target === 'keeper' ? keeperOf(data.path) : undefined;
  if (found !== undefined) killAnyway(found);
}

/** When to kill: after so many confirmations, and so many milliseconds more; 0 is while everything starts. */
const moment = fc.record({ confirmed: fc.nat(30), milliseconds: fc.nat(20) });
const targets = fc.shuffledSubarray<KillTarget>(['process', 'server', 'keeper', 'everything'], { minLength: 4 });
const plan = fc.tuple(targets, fc.array(moment, { minLength: 4, maxLength: 4 }));

it(`whatever is killed at whatever moment, what was confirmed is there once (seed ${SEED})`, async () => {
  const ledger = new Ledger();
  const refusals = (...allowed: string[]) => [...ledger.codes].filter((code) => !allowed.includes(code));
  const play = async ([order, moments]: [KillTarget[], { confirmed: number; milliseconds: number }[]]) => {
    let household = await start(6);
    for (const [round, killed] of order.entries()) {
      const { confirmed = 0, milliseconds = 0 } = moments[round] ?? {};
      const target = ledger.confirmed.size + confirmed;
      const lanes = ['a', 'b', 'c'].map((lane) => ledger.write(household, names(`${round}${lane}`, 25)));
      await Promise.race([until(() => ledger.confirmed.size >= target), ...lanes]);
      await pause(milliseconds);
      kill(killed, household);
      await Promise.all(lanes);
      // The only refusal says that the database is unavailable.
      expect(refusals('SERVICE_UNAVAILABLE')).toEqual([]);
      if (killed === 'process' || killed === 'everything') household = await start(6);
      await ledger.expectKept(household);
    }
    // Calls without an answer are repeated: what was stored after all is not stored twice.
    await ledger.write(
      household,
      [...ledger.attempted].filter((name) => !ledger.confirmed.has(name)),
    );
    expect(refusals('SERVICE_UNAVAILABLE', 'DUPLICATE_EXTERNAL_ID')).toEqual([]);
    await ledger.expectKept(household);
    expect(await household.movements()).toHaveLength(ledger.attempted.size);
  };
  await fc.assert(fc.asyncProperty(plan, play), { seed: SEED, numRuns: 1, endOnFailure: true });
});

it('a generation that is killed in the middle is completed by the next, without a double', async () => {
  const [household, watching] = [await start(7), await start(7)];
  const rules = await Promise.all(Array.from({ length: 40 }, () => household.repeat('2.00')));
  let generated = (await watching.movements()).length;
  const generating = household.generate().catch(() => undefined);
  while (generated === 0) generated = (await watching.movements()).length;
  kill('process', household);
  await generating;
  expect(await watching.generate()).toMatchObject({ structured: { total_gross: '80.00' } });
  const stored = (await watching.movements()).map(({ external_id }) => external_id);
  expect(stored.sort()).toEqual(rules.map(({ id }) => `recurrence:${id}:2031-07`).sort());
});
