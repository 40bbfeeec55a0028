import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { examplePath } from '../../index';
import { expectAccessible, PAGE_APPEARANCES, PageHarness, screenshotPage } from './page-harness';
import { fillSampleData, HOSTILE, SHOWN_HOSTILE } from './sample-data';

const HISTORY = readFileSync(examplePath('three-years.cgt'), 'utf8');

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start();
  await fillSampleData(harness);
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const navigationLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const waitForHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const hash = (page: Page) => decodeURIComponent(new URL(page.url()).hash);

describe.each(PAGE_APPEARANCES)('in $theme mode on a $width', (appearance) => {
  const name = `${appearance.width}-${appearance.theme}`;

  it('the household', async () => {
    const page = await harness.open('#/household/2026-02', appearance);
    await waitForHeading(page, 'Fevereiro de 2026');
    await page.getByText('Tênis').waitFor();
    await screenshotPage(page, `household-${name}`);
    await expectAccessible(page);
  });

  it('the budget', async () => {
    const page = await harness.open('#/budget/2026-02', appearance);
    await waitForHeading(page, '¿De quién es el presupuesto?');
    await screenshotPage(page, `budget-whose-${name}`);
    await expectAccessible(page);
    await page.getByLabel('Usuario').fill('ana');
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Febrero de 2026');
    await page.getByText('Food').first().waitFor();
    await screenshotPage(page, `budget-${name}`);
    await expectAccessible(page);
  });

  it('the ledger', async () => {
    const page = await harness.open('#/ledger', appearance);
    await page.getByText('Boulangerie').first().waitFor();
    await page.getByRole('button', { name: /^Janvier 2025/ }).waitFor();
    await page.getByText('Sans catégorie').first().waitFor();
    await screenshotPage(page, `ledger-${name}`);
    await expectAccessible(page);
  });

  it('capital gains', async () => {
    const page = await harness.open('#/capital-gains', appearance);
    await waitForHeading(page, 'Capital gains');
    await screenshotPage(page, `gains-empty-${name}`);
    await expectAccessible(page);
    await page.getByLabel(/paste the transactions/).fill(HISTORY);
    await button(page, 'Calculate').click();
    await waitForHeading(page, /2024\/25/);
    await screenshotPage(page, `gains-${name}`);
    await expectAccessible(page);
  });
});

describe('the route', () => {
  it('is in the address, and the back button works', async () => {
    const page = await harness.open('#/household/2026-02');
    await waitForHeading(page, 'Fevereiro de 2026');
    await button(page, 'mar 2026').click();
    await waitForHeading(page, 'Março de 2026');
    expect(hash(page)).toBe('#/household/2026-03');
    await page.getByLabel('Ir para', { exact: true }).fill('2025-07');
    await waitForHeading(page, 'Julho de 2025');
    await page.getByText('Nada foi lançado neste mês.').waitFor();
    await screenshotPage(page, 'household-empty');
    await page.goBack();
    await waitForHeading(page, 'Março de 2026');
    await page.goBack();
    await waitForHeading(page, 'Fevereiro de 2026');
    await page.goForward();
    await waitForHeading(page, 'Março de 2026');
    await page.reload();
    await waitForHeading(page, 'Março de 2026');
    await navigationLink(page, 'Capital gains').click();
    await waitForHeading(page, 'Capital gains');
    await page.goBack();
    await waitForHeading(page, 'Março de 2026');
  });

  it('holds the filters of the ledger', async () => {
    const page = await harness.open('#/ledger');
    await page.getByRole('searchbox').fill('loyer');
    await page.getByText('Loyer février').first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.rows tbody tr').length === 1);
    expect(hash(page)).toBe('#/ledger/{"search":"loyer"}');
    await screenshotPage(page, 'ledger-search');
    await page.reload();
    expect(await page.getByRole('searchbox').inputValue()).toBe('loyer');
    await page.waitForFunction(() => document.querySelectorAll('.rows tbody tr').length === 1);
  });

  it('leads to the first screen if it is unknown', async () => {
    const page = await harness.open('#/nowhere/%E0%A4%A/<b>');
    await page.getByRole('link', { name: 'Household', exact: true }).waitFor();
    expect(await navigationLink(page, 'Household').getAttribute('aria-current')).toBe('page');
  });

  it('can be changed by keyboard', async () => {
    const page = await harness.open('#/household/2026-02');
    await waitForHeading(page, 'Fevereiro de 2026');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.getByRole('link', { name: 'Ledger' }).focus();
    await screenshotPage(page, 'focus');
    await page.keyboard.press('Enter');
    await page.getByText('Boulangerie').first().waitFor();
  });
});

describe('text from people and files', () => {
  it('is shown as plain text on every screen', async () => {
    const page = await harness.open('#/household/2026-03');
    await page.getByText(SHOWN_HOSTILE).first().waitFor();
    await screenshotPage(page, 'household-hostile');
    await page.goto(new URL(`/#/ledger/${encodeURIComponent('{"search":"onerror"}')}`, harness.bursar.url).href);
    await page.getByText(SHOWN_HOSTILE).first().waitFor();
    await screenshotPage(page, 'ledger-hostile');
    expect(await page.locator('img').count()).toBe(0);
    expect(await page.title()).toBe('Ledger · bursar');
    expect(HOSTILE).toContain('\u202E');
  });
});

describe('a slow result', () => {
  it('leaves the current one on screen', async () => {
    const page = await harness.open('#/household/2026-02');
    await page.getByText('Tênis').waitFor();
    const release = await harness.holdResponse(page, 'get_monthly_summary');
    await page.getByLabel('Ir para', { exact: true }).fill('2026-01');
    await page.locator('.busy').waitFor();
    await screenshotPage(page, 'household-slow');
    release();
    await waitForHeading(page, 'Janeiro de 2026');
  });

  it('that never arrives is reported, and can be requested again', async () => {
    const page = await harness.open('#/household/2026-02');
    await page.getByText('Tênis').waitFor();
    await page.route('**/mcp', (route) => route.abort());
    await page.getByLabel('Ir para', { exact: true }).fill('2026-01');
    await page.getByText('The server does not answer. Is it still running?').waitFor();
    await screenshotPage(page, 'household-absent');
    await expectAccessible(page);
    await page.unroute('**/mcp');
    expect(harness.browserErrors.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
    await button(page, 'Tentar de novo').click();
    await waitForHeading(page, 'Janeiro de 2026');
  });
});
