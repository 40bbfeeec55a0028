import type { Page } from 'playwright-core';

import { openDatabase } from '@bursar/database';

import { createKey, DataDirectory } from '../../index';
import { pressAndSee } from '../measure-response';
import { expectOpenToAll, PAGE_LOOKS, PageStage, photograph } from './page-harness';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const places = (page: Page) => page.getByRole('navigation', { name: 'Places' }).getByRole('link').allInnerTexts();

describe('a server that asks for a key', () => {
  const data = new DataDirectory();
  let stage: PageStage;
  let key: string;
  beforeAll(async () => {
    stage = await PageStage.set({ data, args: ['--auth', 'key'] });
    key = await createKey(data, 'local');
  });
  afterAll(() => stage.stop());
  afterEach(() => expect(stage.complaints.splice(0)).toEqual([]));

  const ask = 'This server asks for a key';

  it.each(PAGE_LOOKS)('asks for it in $theme at the width of a $width', async (look) => {
    const page = await stage.open('', look);
    await heading(page, ask);
    await photograph(page, `key-${look.width}-${look.theme}`);
    await expectOpenToAll(page);
  });

  it('opens with it, keeps it in the tab alone, and forgets it when told', async () => {
    const page = await stage.open('#/capital-gains');
    await heading(page, ask);
    await page.keyboard.type('not-a-key');
    await page.keyboard.press('Enter');
    await page.getByText('The server does not know this key.').waitFor();
    await photograph(page, 'key-wrong');
    await expectOpenToAll(page);
    await page.getByLabel('Key').fill(key);
    await button(page, 'Open').click();
    await heading(page, 'Capital gains');
    await page.reload();
    await heading(page, 'Capital gains');
    const kept = () =>
      page.evaluate(() => ({
        session: Object.entries(sessionStorage),
        local: Object.entries(localStorage),
        cookies: document.cookie,
      }));
    expect(await kept()).toEqual({ session: [['bursar.key', key]], local: [], cookies: '' });
    await button(page, 'Forget the key').click();
    await heading(page, ask);
    expect(await kept()).toEqual({ session: [], local: [], cookies: '' });
  });

  it('asks again when the key was revoked meanwhile, and says when there were too many calls', async () => {
    const page = await stage.open('#/household/2026-02');
    await page.getByLabel('Key').fill(key);
    await button(page, 'Open').click();
    await heading(page, 'Fevereiro de 2026');
    const answer = (status: number, headers = {}) =>
      page.route('**/mcp', (route) => route.fulfill({ status, headers, json: { error: { message: 'no' } } }));
    await answer(429, { 'retry-after': '7' });
    await page.getByLabel('Ir para', { exact: true }).fill('2026-01');
    await page.getByText('The next one is taken in 7 s.').waitFor();
    await photograph(page, 'too-many');
    await expectOpenToAll(page);
    await page.unroute('**/mcp');
    await answer(401);
    await button(page, 'Tentar de novo').click();
    await heading(page, ask);
    await page.getByText('The server does not know this key.').waitFor();
  });
});

describe('what a server offers', () => {
  it.each([
    [['--domains', 'cgt-engine'], ['Capital gains']],
    [
      ['--domains', 'cristi-agent,finance-tools', '--read-only', '--tool-names', 'contract'],
      ['Budget', 'Ledger', 'Import'],
    ],
    [['--domains', 'planifi'], []],
  ])('decides which places there are: %j', async (args, expected) => {
    const stage = await PageStage.set({ args });
    try {
      const page = await stage.open();
      if (expected.length === 0) await heading(page, 'Nothing to show');
      else await page.getByRole('navigation', { name: 'Places' }).waitFor();
      expect(await places(page)).toEqual(expected);
      await expectOpenToAll(page);
    } finally {
      await stage.stop();
    }
  });
});

describe('a month of 5,000 movements', () => {
  let stage: PageStage;
  beforeAll(async () => {
    stage = await PageStage.set({ args: ['--domains', 'shared-split'] });
    await stage.call('list_participants', {});
    await crowd(stage.data);
  });
  afterAll(() => stage.stop());

  it('is seen soon after it is pressed', async () => {
    const page = await stage.open('#/household/2027-06');
    await heading(page, 'Junho de 2027');
    const times: number[] = [];
    for (let round = 0; round < 10; round++) {
      times.push(await pressAndSee(page, 'mai'));
      await page.getByText('20 de 5000').waitFor();
      await button(page, 'jun 2027').click();
      await heading(page, 'Junho de 2027');
    }
    const [sorted, median, longest] = [times.toSorted((one, other) => one - other), 5, 9];
    process.stdout.write(
      `On the page, from pressing a month of 5,000 movements to its picture: ` +
        `${sorted[median]?.toFixed(0)} ms (median), ${sorted[longest]?.toFixed(0)} ms (longest of 10)\n`,
    );
    expect(times).toHaveLength(10);
  });

  it('is shown a thousand rows and more at a time', async () => {
    const page = await stage.open('#/household/2027-05', { width: 'phone' });
    await page.getByText('20 de 5000').waitFor();
    for (let rows = 220; rows <= 1020; rows += 200) {
      await button(page, 'Mostrar mais').click();
      await page.getByText(`${rows} de 5000`).waitFor();
    }
    await expectOpenToAll(page);
  });
});

/** Five thousand movements at once, beside the server. */
async function crowd(data: DataDirectory): Promise<void> {
  const database = openDatabase({ url: data.url, maxConnections: 1 });
  try {
    await database.run(
      (sql) => sql`
        insert into shared_split.movements
          (household_id, movement_id, type, amount_cents, description, folded_description, occurred_at,
           competence_month, payer_id, requested_by_id, created_at)
        select household_id, gen_random_uuid(), 'purchase', 100 + n, 'Compra ' || n, 'compra ' || n,
          extract(epoch from timestamptz '2027-05-01 12:00Z') * 1000 + n * 400000, '2027-05',
          case when n % 3 = 0 then 'elias' else 'leticia' end, 'elias', 0
        from shared_split.households, generate_series(1, 5000) n`,
    );
  } finally {
    await database.close();
  }
}
