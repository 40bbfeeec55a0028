import { readFileSync } from 'node:fs';

import type { Frame, Page } from 'playwright-core';

import { examplePath } from '../fixtures/workspace';
import { foreignWords, LOCALES_IN_TURN, type Locale } from './foreign-words';
import { accessibilityViolations } from './frame-inspection';
import { csv } from './page/import-page';
import { CALLS, PageHarness, screenshotPage } from './page/page-harness';
import { fillSampleData } from './page/sample-data';
import { ViewHarness } from './view-harness';

const HISTORY = readFileSync(examplePath('three-years.cgt'), 'utf8');
const STATEMENT = examplePath('statements/ubs-switzerland.csv');

let paged: PageHarness;
let hosted: ViewHarness;
beforeAll(async () => {
  paged = await PageHarness.start();
  await fillSampleData(paged);
  const balance = { bank_balance_mxn_cents: 500_000, as_of_iso: '2026-02-10T12:00:00Z' };
  await paged.call('set_bank_balance', { user_id: 'ana', thread_id: 'page', ...balance });
  const domains = 'shared-split,cristi-agent,finance-tools,cgt-engine';
  hosted = await ViewHarness.start(domains, [], {}, paged.data);
});
afterAll(async () => {
  await hosted.leave();
  await paged.stop();
});
afterEach(() => expect([...paged.browserErrors.splice(0), ...hosted.browserErrors.splice(0)]).toEqual([]));

/** Nothing in another language, the language named for screen readers, and no finding of axe. */
async function expectOneLanguage(frame: Frame, locale: Locale): Promise<void> {
  expect(await foreignWords(frame, locale)).toEqual([]);
  expect(await frame.evaluate(() => document.documentElement.lang)).toBe(locale);
  expect(await accessibilityViolations(frame, { checksContrast: false })).toEqual([]);
}

/** An amount as the browser writes it in this locale. */
const written = (frame: Frame, locale: string, currency: string, amount: string) =>
  frame.evaluate(
    ([tag, code, decimal]) => new Intl.NumberFormat(tag, { style: 'currency', currency: code }).format(Number(decimal)),
    [locale, currency, amount] as const,
  );

async function waitForAmount(page: Page | Frame, frame: Frame, locale: string, currency: string, amount: string) {
  await page
    .getByText(await written(frame, locale, currency, amount))
    .first()
    .waitFor();
}

describe.each(LOCALES_IN_TURN)('the page in %s', (locale) => {
  const open = (route: string) => paged.open(route, { locale });

  it('the month', async () => {
    const page = await open('#/shared/2026-02');
    await waitForAmount(page, page.mainFrame(), locale, 'BRL', '259.90');
    await screenshotPage(page, `household-${locale}`);
    await expectOneLanguage(page.mainFrame(), locale);
    expect(await page.locator('input').count()).toBe(0);
  });

  it('the budget', async () => {
    const page = await open('#/budget/2026-02');
    await page.locator('main input').waitFor();
    await expectOneLanguage(page.mainFrame(), locale);
    await page.locator('main input').fill('ana');
    await page.keyboard.press('Enter');
    await waitForAmount(page, page.mainFrame(), locale, 'MXN', '2450.50');
    await waitForAmount(page, page.mainFrame(), locale, 'MXN', '850.00');
    await screenshotPage(page, `budget-${locale}`);
    await expectOneLanguage(page.mainFrame(), locale);
  });

  it('the ledger', async () => {
    const page = await open('#/ledger');
    await page.locator('.rows tbody tr').first().waitFor();
    await page.locator('.bars li').first().waitFor();
    await screenshotPage(page, `ledger-${locale}`);
    await expectOneLanguage(page.mainFrame(), locale);
    await page.getByRole('searchbox').fill('no such text');
    await page.locator('.rows').waitFor({ state: 'detached' });
    await expectOneLanguage(page.mainFrame(), locale);
  });

  it('the import', async () => {
    const page = await open('#/import');
    await page
      .locator('input[type=file]')
      .setInputFiles([
        csv('ubs.csv', readFileSync(STATEMENT)),
        csv('broken.csv', Buffer.from('date;text;amount\n2025-02-30;A;1\n2025-02-10;B;much\n')),
        { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no header here') },
      ]);
    await page.getByText('2025-02-30').waitFor();
    await page.locator('.counts').first().waitFor();
    await page.getByRole('alert').waitFor();
    await page.locator('summary').first().click();
    await screenshotPage(page, `import-${locale}`);
    await expectOneLanguage(page.mainFrame(), locale);
  });

  it('capital gains', async () => {
    const page = await open('#/capital-gains');
    await page.locator('textarea').fill('2024-02-30 SELL VOD 5 @ 2');
    await page.locator('button.primary').click();
    await page.getByRole('alert').waitFor();
    await expectOneLanguage(page.mainFrame(), locale);
    await page.locator('textarea').fill(HISTORY);
    await page.locator('button.primary').click();
    await waitForAmount(page, page.mainFrame(), locale, 'GBP', '6551.78');
    await page.locator('#return ~ .busy, #return + div').first().waitFor();
    await screenshotPage(page, `gains-${locale}`);
    await expectOneLanguage(page.mainFrame(), locale);
  });

  it('a server that is gone', async () => {
    const page = await paged.tab({ locale });
    await page.route(CALLS, (route) => route.abort());
    await paged.goTo(page, '');
    await page.getByRole('alert').waitFor();
    await expectOneLanguage(page.mainFrame(), locale);
    expect(paged.browserErrors.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  });
});

describe.each(LOCALES_IN_TURN)('the views in a host in %s', (locale) => {
  const history = { cgt_content: HISTORY };
  const purchase = { amount_mxn_cents: 450_000, category: 'Food', date_iso: '2026-02-12' };

  it.each<[string, object, string]>([
    ['get_overview', { month: '2026-02', trend_months: 6 }, '[data-figure=settlement]'],
    ['get_monthly_summary', { year: 2026, month: 3 }, '.rows tbody tr'],
    ['simulate_purchase', { user_id: 'ana', thread_id: 'page', purchase }, '.affordability'],
    ['explain_matching', { ...history, disposal_date: '2024-12-10', ticker: 'ORCH' }, '.leg'],
    ['get_monthly_summary', { year: 2101, month: 1 }, '[role=alert]'],
  ])('%s', async (tool, input, shown) => {
    const frame = await hosted.open(tool, { ...input }, { locale });
    await frame.locator(shown).first().waitFor();
    await expectOneLanguage(frame, locale);
  });
});

it('a view follows its host into another language', async () => {
  const frame = await hosted.open('get_monthly_summary', { year: 2026, month: 2 }, { locale: 'de-CH' });
  await frame.getByRole('heading', { name: 'February 2026' }).waitFor();
  expect(await frame.evaluate(() => document.documentElement.lang)).toBe('en-GB');
  expect((await foreignWords(frame, 'fr-FR')).length).toBeGreaterThan(3);
  await hosted.changeHostContext(frame.page(), { locale: 'fr-CH' });
  await frame.getByRole('heading', { name: 'Février 2026' }).waitFor();
  expect(await frame.evaluate(() => document.documentElement.lang)).toBe('fr-CH');
});
