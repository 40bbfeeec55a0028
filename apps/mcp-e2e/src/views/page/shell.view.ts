import type { Page } from 'playwright-core';

import { openDatabase } from '@bursar/database';

import { createKey, DataDirectory, stopAfterwards } from '../../index';
import { measureResponse } from '../measure-response';
import { CALLS, expectAccessible, goToMonth, PAGE_APPEARANCES, PageHarness, screenshotPage } from './page-harness';

const waitForHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const screens = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();

const stopped = stopAfterwards();

describe('a server that asks for a key', () => {
  const data = new DataDirectory();
  let harness: PageHarness;
  let key: string;
  beforeAll(async () => {
    harness = await PageHarness.start({ data, args: ['--auth', 'key'] });
    key = await createKey(data, 'local');
  });
  afterAll(() => harness.stop());
  afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

  const TITLE = 'Enter your key';

  it.each(PAGE_APPEARANCES)('asks for it in $theme mode on a $width', async (appearance) => {
    const page = await harness.open('', appearance);
    await waitForHeading(page, TITLE);
    await screenshotPage(page, `key-${appearance.width}-${appearance.theme}`);
    await expectAccessible(page);
  });

  it('opens with it, keeps it only in the tab, and forgets it on request', async () => {
    const page = await harness.open('#/capital-gains');
    await waitForHeading(page, TITLE);
    await page.keyboard.type('not-a-key');
    await page.keyboard.press('Enter');
    await page.getByText('That key doesn’t work.').waitFor();
    await screenshotPage(page, 'key-wrong');
    await expectAccessible(page);
    await page.getByLabel('Key').fill(key);
    await button(page, 'Open').click();
    await waitForHeading(page, 'Capital gains');
    await page.reload();
    await waitForHeading(page, 'Capital gains');
    const kept = () =>
      page.evaluate(() => ({
        session: Object.entries(sessionStorage),
        local: Object.entries(localStorage),
        cookies: document.cookie,
      }));
    expect(await kept()).toEqual({ session: [['bursar.key', key]], local: [], cookies: '' });
    await button(page, 'Sign out').click();
    await waitForHeading(page, TITLE);
    expect(await kept()).toEqual({ session: [], local: [], cookies: '' });
  });

  it('asks again after the key is revoked, and reports too many calls', async () => {
    const page = await harness.open('#/shared/2026-02');
    await page.getByLabel('Chave').fill(key);
    await button(page, 'Entrar').click();
    await waitForHeading(page, 'Fevereiro de 2026');
    const respondWith = (status: number, headers = {}) =>
      page.route(CALLS, (route) => route.fulfill({ status, headers, json: { error: { message: 'no' } } }));
    await respondWith(429, { 'retry-after': '7' });
    await goToMonth(page, '2026-01');
    await page.getByText('Tente de novo em 7 segundos.').waitFor();
    await screenshotPage(page, 'too-many');
    await expectAccessible(page);
    await page.unroute(CALLS);
    await respondWith(401);
    await button(page, 'Tentar de novo').click();
    await waitForHeading(page, 'Digite sua chave');
    await page.getByText('Essa chave não funciona.').waitFor();
  });
});

describe('the tools of a server', () => {
  it.each([
    [
      ['--domains', 'cgt-engine'],
      ['Capital gains', 'Settings'],
    ],
    [
      ['--domains', 'cristi-agent,finance-tools', '--read-only', '--tool-names', 'contract'],
      ['Home', 'Budget', 'Accounts', 'Transactions', 'Import', 'Settings'],
    ],
    [
      ['--domains', 'planifi'],
      ['Accounts', 'Settings'],
    ],
  ])('determine the screens: %j', async (args, expected) => {
    const harness = stopped(await PageHarness.start({ args }));
    const page = await harness.open();
    if (expected.length === 1) await waitForHeading(page, 'Nothing is switched on here');
    else await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await screens(page)).toEqual(expected);
    await expectAccessible(page);
  });
});

describe('a month of 5,000 movements', () => {
  let harness: PageHarness;
  beforeAll(async () => {
    harness = await PageHarness.start({ args: ['--domains', 'shared-split'] });
    await harness.call('list_participants', {});
    await insertFiveThousandMovements(harness.data);
  });
  afterAll(() => harness.stop());

  it('is shown, and the time it takes is reported', async () => {
    const page = await harness.open('#/shared/2027-06');
    await waitForHeading(page, 'Junho de 2027');
    const times: number[] = [];
    for (let round = 0; round < 10; round++) {
      times.push(await measureResponse(page, 'mai'));
      await page.getByText('20 de 5.000').waitFor();
      await button(page, 'jun 2027').click();
      await waitForHeading(page, 'Junho de 2027');
    }
    const [sorted, median, longest] = [times.toSorted((one, other) => one - other), 5, 9];
    process.stdout.write(
      `On the page, from clicking a month of 5,000 movements to its view: ` +
        `${sorted[median]?.toFixed(0)} ms (median), ${sorted[longest]?.toFixed(0)} ms (longest of 10)\n`,
    );
    expect(times).toHaveLength(10);
  });

  it('is loaded page by page', async () => {
    const page = await harness.open('#/shared/2027-05', { width: 'phone' });
    await page.getByText('20 de 5.000').waitFor();
    for (let rows = 220; rows <= 1020; rows += 200) {
      await button(page, 'Mostrar mais').click();
      await page.getByText(`${rows.toLocaleString('pt-BR')} de 5.000`).waitFor();
    }
    await expectAccessible(page);
  });
});

/** Inserts five thousand movements directly into the database. */
async function insertFiveThousandMovements(data: DataDirectory): Promise<void> {
  const database = openDatabase({ url: data.url, maxConnections: 1 });
  try {
    await database.run(
      (sql) => sql.query`
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
