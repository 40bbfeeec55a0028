import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { examplePath } from '../../index';
import {
  CALLS,
  expectAccessible,
  goToMonth,
  PAGE_APPEARANCES,
  PageHarness,
  screenshotPage,
  waitForHash,
} from './page-harness';
import { fillSampleData, HOSTILE, IMPORTED_HOSTILE, SHOWN_HOSTILE } from './sample-data';

const HISTORY = readFileSync(examplePath('three-years.cgt'), 'utf8');

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start();
  await fillSampleData(harness);
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const navigationLink = (page: Page, name: string) => page.locator('nav.screens').getByRole('link', { name });
const waitForHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

describe.each(PAGE_APPEARANCES)('in $theme mode on a $width', (appearance) => {
  const name = `${appearance.width}-${appearance.theme}`;

  it('the household', async () => {
    const page = await harness.open('#/shared/2026-02', appearance);
    await waitForHeading(page, 'Fevereiro de 2026');
    await page.getByText('Tênis').waitFor();
    await screenshotPage(page, `household-${name}`);
    await expectAccessible(page);
  });

  it('the budget', async () => {
    const page = await harness.open('#/budget/2026-02', appearance);
    await waitForHeading(page, '¿Qué presupuesto abrimos?');
    await screenshotPage(page, `budget-whose-${name}`);
    await expectAccessible(page);
    await page.getByLabel('Persona', { exact: true }).fill('ana');
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Febrero de 2026');
    await page.getByText('Comida').first().waitFor();
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
    await page.getByLabel(/paste your trades/).fill(HISTORY);
    await button(page, 'Calculate').click();
    await waitForHeading(page, /2024\/25/);
    await screenshotPage(page, `gains-${name}`);
    await expectAccessible(page);
  });
});

describe('the route', () => {
  it('of before leads to what is there now', async () => {
    const page = await harness.open('#/household/2026-02', { locale: 'pt-BR' });
    await waitForHeading(page, 'Fevereiro de 2026');
    expect(await page.locator('[data-place=shared]').getAttribute('aria-current')).toBe('page');
  });

  it('is in the address, and the back button works', async () => {
    const page = await harness.open('#/shared/2026-02');
    await waitForHeading(page, 'Fevereiro de 2026');
    await button(page, 'mar 2026').click();
    await waitForHeading(page, 'Março de 2026');
    await waitForHash(page, /^#\/shared\/2026-03$/);
    await goToMonth(page, '2025-07');
    await waitForHeading(page, 'Julho de 2025');
    await page.getByText('Nenhum lançamento neste mês').waitFor();
    await screenshotPage(page, 'household-empty');
    await waitForHash(page, /^#\/shared\/2025-07$/);
    await page.goBack();
    // The year was picked before the month.
    await waitForHeading(page, 'Março de 2025');
    await page.goBack();
    await waitForHeading(page, 'Março de 2026');
    await page.goBack();
    await waitForHeading(page, 'Fevereiro de 2026');
    await page.goForward();
    await waitForHeading(page, 'Março de 2026');
    await page.reload();
    await waitForHeading(page, 'Março de 2026');
    await navigationLink(page, 'Ganhos de capital').click();
    await waitForHeading(page, 'Ganhos de capital');
    await page.goBack();
    await waitForHeading(page, 'Março de 2026');
  });

  it('has an entry in the history for each press, however soon the next one comes', async () => {
    const page = await harness.open('#/shared/2026-02');
    await waitForHeading(page, 'Fevereiro de 2026');
    await page.evaluate(async () => {
      for (let press = 0; press < 2; press += 1) {
        document.querySelectorAll<HTMLElement>('.month-step')[1]?.click();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
    });
    await waitForHeading(page, 'Abril de 2026');
    await waitForHash(page, /^#\/shared\/2026-04$/);
    await page.goBack();
    await waitForHeading(page, 'Março de 2026');
    await page.goBack();
    await waitForHeading(page, 'Fevereiro de 2026');
  });

  it('stays where one has gone when the answer for a place comes late', async () => {
    const page = await harness.open('#/shared/2026-02');
    await waitForHeading(page, 'Fevereiro de 2026');
    const release = await harness.holdResponse(page, 'get_monthly_summary');
    await page.locator('.month-step').last().click();
    await page.locator('.month[aria-busy="true"]').waitFor();
    await waitForHash(page, /^#\/shared\/2026-03$/);
    await harness.goTo(page, '#/import');
    await page.locator('.month-step').first().waitFor({ state: 'detached' });
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes('get_monthly_summary') === true,
    );
    release();
    await answered;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    // The place that is shown leads, and the address follows it.
    expect(await page.locator('.month-step').count()).toBe(0);
    expect(new URL(page.url()).hash).toBe('#/import');
    await page.goBack();
    await waitForHeading(page, 'Março de 2026');
    await page.goBack();
    await waitForHeading(page, 'Fevereiro de 2026');
    expect(await page.locator('.busy').count()).toBe(0);
  });

  it('holds the filters of the ledger', async () => {
    const page = await harness.open('#/ledger');
    await page.getByRole('searchbox').fill('loyer');
    await page.getByText('Loyer février').first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.rows tbody tr').length === 1);
    await waitForHash(page, /^#\/ledger\?search=loyer$/);
    await screenshotPage(page, 'ledger-search');
    await page.reload();
    expect(await page.getByRole('searchbox').inputValue()).toBe('loyer');
    await page.waitForFunction(() => document.querySelectorAll('.rows tbody tr').length === 1);
  });

  it('leads to the first screen if it is unknown', async () => {
    const page = await harness.open('#/nowhere/%E0%A4%A/<b>');
    await page.getByRole('link', { name: 'Home', exact: true }).waitFor();
    expect(await navigationLink(page, 'Home').getAttribute('aria-current')).toBe('page');
  });

  it('can be changed by keyboard', async () => {
    const page = await harness.open('#/shared/2026-02');
    await waitForHeading(page, 'Fevereiro de 2026');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.getByRole('link', { name: 'Extrato' }).focus();
    await screenshotPage(page, 'focus');
    await page.keyboard.press('Enter');
    await page.getByText('Boulangerie').first().waitFor();
  });
});

describe('text from people and files', () => {
  it('is shown as plain text on every screen', async () => {
    const page = await harness.open('#/shared/2026-03');
    await page.getByText(SHOWN_HOSTILE).first().waitFor();
    await screenshotPage(page, 'household-hostile');
    await page.goto(new URL('/#/ledger?search=onerror', harness.bursar.url).href);
    await page.getByText(IMPORTED_HOSTILE).first().waitFor();
    await screenshotPage(page, 'ledger-hostile');
    expect(await page.locator('img').count()).toBe(0);
    expect(await page.title()).toBe('Extrato · bursar');
    expect(HOSTILE).toContain('\u202E');
  });
});

describe('a slow result', () => {
  it('leaves the current one on screen', async () => {
    const page = await harness.open('#/shared/2026-02');
    await page.getByText('Tênis').waitFor();
    const release = await harness.holdResponse(page, 'get_monthly_summary');
    await goToMonth(page, '2026-01');
    await page.locator('.busy').waitFor();
    await screenshotPage(page, 'household-slow');
    release();
    await waitForHeading(page, 'Janeiro de 2026');
  });

  it('that never arrives is reported, and can be requested again', async () => {
    const page = await harness.open('#/shared/2026-02');
    await page.getByText('Tênis').waitFor();
    await page.route(CALLS, (route) => route.abort());
    await goToMonth(page, '2026-01');
    await page.getByText('O bursar não responde. Ele ainda está rodando?').waitFor();
    await screenshotPage(page, 'household-absent');
    await expectAccessible(page);
    await page.unroute(CALLS);
    expect(harness.browserErrors.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
    await button(page, 'Tentar de novo').click();
    await waitForHeading(page, 'Janeiro de 2026');
  });
});
