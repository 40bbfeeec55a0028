import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import { archivedDomains } from '../domains/archived-domains';
import { entriesOf } from '../testing/household/household-entries';
import { openTestServer, TODAY, type TestHousehold, type TestServer } from '../testing/household/test-household';

const TIMEOUT = 120_000;

let here: TestServer;
let elsewhere: TestServer;
beforeAll(async () => {
  here = await openTestServer();
  elsewhere = await openTestServer();
}, TIMEOUT);
afterAll(async () => {
  await here.drop();
  await elsewhere.drop();
});

async function archived({ database }: TestServer, { owner }: TestHousehold): Promise<Buffer> {
  const { readSnapshot } = await import('@bursar/database/backup');
  const { archiveOf } = await import('@bursar/own-data');
  const parts: Uint8Array[] = [];
  await readSnapshot(database, async (connection) => {
    for await (const part of archiveOf(connection, owner, await archivedDomains())) parts.push(part);
  });
  return Buffer.concat(parts);
}

/** Stores an archive for an owner of another server; `meanwhile` runs before that is committed. */
async function store(archive: Buffer, owner: string, meanwhile = () => Promise.resolve()): Promise<void> {
  const { readArchive, storeArchive } = await import('@bursar/own-data');
  const domains = await archivedDomains();
  const bytes = async function* () {
    yield await Promise.resolve(archive);
  };
  await elsewhere.database.transaction(async (transaction) => {
    await storeArchive(transaction, owner, domains, readArchive(bytes(), domains));
    await meanwhile();
  });
}

it(
  'what is spent after an archive was stored comes after its bank balance and its corrections',
  async () => {
    const [mine, other] = [await here.household(), await here.household()];
    const who = { user_id: 'ana', thread_id: 'home', now_iso: `${TODAY}T16:00:00Z` };
    const spend = (at: TestHousehold) => entriesOf(at).budget('ana', 1_00, 'EXPENSE', TODAY);
    await spend(mine);
    for (let count = 0; count < 3; count += 1) await spend(other);
    await mine.call('set_bank_balance', { ...who, bank_balance_mxn_cents: 1000_00 });
    const copy = await elsewhere.household();
    await store(await archived(here, mine), copy.owner);
    for (const at of [mine, copy]) {
      await spend(at);
      const safe = await at.call('get_safe_to_spend', who);
      expect(safe).toMatchObject({ data: { expense_since_mxn_cents: 1_00, safe_to_spend_mxn_cents: 999_00 } });
    }
  },
  TIMEOUT,
);

it(
  'of two archives at the same time one goes into an empty household',
  async () => {
    const [first, second] = [await here.household(), await here.household()];
    await entriesOf(first).account('Conta', 'BRL', 10);
    await entriesOf(second).budget('ana', 1_00, 'EXPENSE');
    const archive = await archived(here, first);
    const other = await archived(here, second);
    const home = await elsewhere.household();
    let outcome: string | undefined;
    let ended = Promise.resolve();
    await store(archive, home.owner, async () => {
      ended = store(other, home.owner).then(
        () => void (outcome = 'stored'),
        (error: unknown) => void (outcome = String(error)),
      );
      while (outcome === undefined && !(await isWaiting())) await setImmediate();
    });
    await ended;
    expect(outcome).toContain('has entries already');
    expect(await archived(elsewhere, home)).toEqual(archive);
  },
  TIMEOUT,
);

/** Whether a transaction of the other server waits for its turn. */
async function isWaiting(): Promise<boolean> {
  const waiting = await elsewhere.database.run(
    (connection) => connection.query`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length > 0;
}

/** An archive as it was made before households had a currency. */
function withoutCurrency(archive: Buffer): Buffer {
  const lines = archive.toString().trimEnd().split('\n');
  const body = lines.slice(0, -1).map((line) => `${line.replace(/,"currency":"EUR"}$/, '}')}\n`);
  const sha256 = createHash('sha256').update(body.join('')).digest('hex');
  const end = (lines.at(-1) ?? '').replace(/"sha256":"[0-9a-f]+"/, `"sha256":"${sha256}"`);
  return Buffer.from(`${body.join('')}${end}\n`);
}

it(
  'brings the currency of entries back; one that knows none has that of the contract',
  async () => {
    const mine = await here.household({ environment: { BURSAR_CURRENCY: 'EUR' } });
    const { shared } = entriesOf(mine);
    await shared('42.00', 'elias');
    const archive = await archived(here, mine);
    for (const [kept, currency] of [
      [archive, 'EUR'],
      [withoutCurrency(archive), 'BRL'],
    ] as const) {
      const copy = await elsewhere.household();
      await store(kept, copy.owner);
      expect((await copy.call('get_overview')).settlement).toMatchObject({ amount: '21.00', currency });
    }
  },
  TIMEOUT,
);
