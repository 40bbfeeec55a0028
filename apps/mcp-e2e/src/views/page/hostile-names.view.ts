import type { Page } from 'playwright-core';

import { row } from './entry-page';
import { PageHarness } from './page-harness';
import { fillSampleData, HOSTILE, SHOWN_HOSTILE } from './sample-data';

let harness: PageHarness;
let month: string;
beforeAll(async () => {
  harness = await PageHarness.start();
  await fillSampleData(harness);
  ({ month } = (await harness.call('get_overview', {})) as { month: string });
  await fillHostileNames();
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

/** Whatever a person names has the same hostile name. */
async function fillHostileNames(): Promise<void> {
  const by = { requested_by_participant_id: 'elias' };
  const budget = { user_id: 'elias', thread_id: 'names' };
  await harness.call('create_movement', { ...by, type: 'purchase', amount: '42.00', description: HOSTILE });
  await harness.call('create_recurrence', {
    ...{ ...by, payer_participant_id: 'leticia', amount: '10.00', description: HOSTILE, reference_day: 1 },
    ...{ start_competence_month: month, split_config: { type: 'equal' } },
  });
  await harness.call('add_transaction', {
    ...budget,
    transaction: {
      ...{ type: 'EXPENSE', amount_mxn_cents: 500, category_type: 'VARIABLE', category: 'Food' },
      ...{ description: HOSTILE, date_iso: `${month}-01` },
    },
  });
  const debt = { name: HOSTILE, balance_mxn_cents: 500, minimum_payment_mxn_cents: 100, due_day_of_month: 18 };
  await harness.call('add_or_update_debt', { ...budget, debt: { ...debt, priority: 'HIGH' } });
  await harness.call('planifi_createAccount_v1', {
    ...{ idempotencyKey: 'hostile-names', name: HOSTILE, type: 'BANK', currency: 'BRL', openingBalance: 5 },
  });
  const settings = new URL('/household/settings', harness.bursar.url);
  const renamed = await fetch(settings, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', origin: settings.origin },
    body: JSON.stringify({ people: [{ id: 'elias', name: HOSTILE }] }),
  });
  if (!renamed.ok) throw new Error(await renamed.text());
}

/** By route, something that stands there once the place is complete. */
const PLACES: readonly (readonly [route: string, shown: (page: Page) => ReturnType<Page['locator']>])[] = [
  ['#/home', (page) => page.locator('[data-chart]')],
  ['#/shared', (page) => row(page, 'onerror')],
  ['#/budget/elias', (page) => row(page, 'onerror')],
  ['#/accounts', (page) => page.locator('.accounts li')],
  ['#/ledger', (page) => row(page, 'onerror')],
  ['#/import', (page) => page.locator('h1')],
  ['#/capital-gains', (page) => page.locator('h1')],
  ['#/settings', (page) => page.locator('form')],
];

it.each(PLACES)('a hostile name is plain text in %s', async (route, shown) => {
  const page = await harness.open(route, { locale: 'en-GB' });
  await shown(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  expect(await page.locator('img').count()).toBe(0);
  expect(await page.title()).toMatch(/ · bursar$/);
});

it('is isolated from the sentence around it', async () => {
  const page = await harness.open('#/home', { locale: 'en-GB' });
  await page.locator('.hero bdi', { hasText: SHOWN_HOSTILE }).first().waitFor();
});

it.each(['#/home/2026-13', '#/shared/2026-13', '#/budget/elias/2026-13', '#/home/0000-00'])(
  'a month that is none leads to the present one: %s',
  async (route) => {
    const page = await harness.open(route, { locale: 'en-GB' });
    const year = month.slice(0, 4);
    const present = new Date(`${month}-15T12:00:00Z`).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
    await page.getByRole('heading', { level: 1, name: `${present} ${year}` }).waitFor();
  },
);
