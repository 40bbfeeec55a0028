import type { Page } from 'playwright-core';

import { horizontalOverflow } from '../frame-inspection';
import { row } from './entry-page';
import { PageHarness, screenshotPage } from './page-harness';
import { fillSampleData } from './sample-data';

/** A word that nothing breaks, as long as a name gets. */
const LONG = `Wochenmarkt${'w'.repeat(189)}`;

/** Pixels; browsers begin with 16. */
const TWICE = 32;

let harness: PageHarness;
beforeAll(async () => {
  // As somebody sets it in the browser who reads larger text.
  harness = await PageHarness.start({ browserArgs: [`--blink-settings=defaultFontSize=${TWICE}`] });
  await fillSampleData(harness);
  const { month } = (await harness.call('get_overview', {})) as { month: string };
  const by = { requested_by_participant_id: 'elias' };
  await harness.call('create_movement', { ...by, type: 'purchase', amount: '4200000.00', description: LONG });
  await harness.call('add_transaction', {
    ...{ user_id: 'elias', thread_id: 'names' },
    transaction: {
      ...{ type: 'EXPENSE', amount_mxn_cents: 123_456_789_00, category_type: 'VARIABLE', category: 'Food' },
      ...{ description: LONG, date_iso: `${month}-01` },
    },
  });
  await harness.call('planifi_createAccount_v1', {
    ...{ idempotencyKey: 'long-names', name: LONG.slice(0, 100), type: 'BANK', currency: 'BRL', openingBalance: 5 },
  });
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

/** By route, something that stands there once the place is complete. */
const PLACES: readonly (readonly [place: string, shown: (page: Page) => ReturnType<Page['locator']>])[] = [
  ['home', (page) => page.locator('[data-chart]')],
  ['shared', (page) => row(page, LONG)],
  ['budget/elias', (page) => row(page, LONG)],
  ['accounts', (page) => page.locator('.accounts li')],
  ['ledger', (page) => row(page, 'onerror')],
  ['import', (page) => page.locator('h1')],
  ['capital-gains', (page) => page.locator('h1')],
  ['settings', (page) => page.locator('.change')],
];

it.each(PLACES)('%s needs no sideways scroll for a long name, with the text twice as large', async (place, shown) => {
  const page = await harness.open(`#/${place}`, { locale: 'en-GB', width: 'phone' });
  await shown(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  await screenshotPage(page, `long-${place.replace('/', '-')}`);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('30px');
  expect(await horizontalOverflow(page.mainFrame())).toBe(0);
});
