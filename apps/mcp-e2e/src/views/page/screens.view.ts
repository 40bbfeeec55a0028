import { readFileSync } from 'node:fs';

import type { Download, Page } from 'playwright-core';

import { examplePath } from '../../index';
import { fillHouse, HOSTILE, SHOWN_HOSTILE } from './sample-data';
import { expectOpenToAll, PAGE_LOOKS, PageStage, photograph } from './page-harness';

const HISTORY = readFileSync(examplePath('three-years.cgt'), 'utf8');

let stage: PageStage;
beforeAll(async () => {
  stage = await PageStage.set();
  await fillHouse(stage);
});
afterAll(() => stage.stop());
afterEach(() => expect(stage.complaints.splice(0)).toEqual([]));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const hash = (page: Page) => decodeURIComponent(new URL(page.url()).hash);

describe.each(PAGE_LOOKS)('in $theme at the width of a $width', (look) => {
  const name = `${look.width}-${look.theme}`;

  it('the household', async () => {
    const page = await stage.open('#/household/2026-02', look);
    await heading(page, 'Fevereiro de 2026');
    await page.getByText('Tênis').waitFor();
    await photograph(page, `household-${name}`);
    await expectOpenToAll(page);
  });

  it('the budget', async () => {
    const page = await stage.open('#/budget/2026-02', look);
    await heading(page, '¿De quién es el presupuesto?');
    await photograph(page, `budget-whose-${name}`);
    await expectOpenToAll(page);
    await page.getByLabel('Usuario').fill('ana');
    await page.keyboard.press('Enter');
    await heading(page, 'Febrero de 2026');
    await page.getByText('Food').first().waitFor();
    await photograph(page, `budget-${name}`);
    await expectOpenToAll(page);
  });

  it('the ledger', async () => {
    const page = await stage.open('#/ledger', look);
    await page.getByText('Boulangerie').first().waitFor();
    await page.getByRole('button', { name: /^Janvier 2025/ }).waitFor();
    await page.getByText('Sans catégorie').first().waitFor();
    await photograph(page, `ledger-${name}`);
    await expectOpenToAll(page);
  });

  it('capital gains', async () => {
    const page = await stage.open('#/capital-gains', look);
    await heading(page, 'Capital gains');
    await photograph(page, `gains-empty-${name}`);
    await expectOpenToAll(page);
    await page.getByLabel(/paste the transactions/).fill(HISTORY);
    await button(page, 'Calculate').click();
    await heading(page, /2024\/25/);
    await photograph(page, `gains-${name}`);
    await expectOpenToAll(page);
  });
});

describe('the place where one is', () => {
  it('is kept by the address, and the way back leads back', async () => {
    const page = await stage.open('#/household/2026-02');
    await heading(page, 'Fevereiro de 2026');
    await button(page, 'mar 2026').click();
    await heading(page, 'Março de 2026');
    expect(hash(page)).toBe('#/household/2026-03');
    await page.getByLabel('Ir para', { exact: true }).fill('2025-07');
    await heading(page, 'Julho de 2025');
    await page.getByText('Nada foi lançado neste mês.').waitFor();
    await photograph(page, 'household-empty');
    await page.goBack();
    await heading(page, 'Março de 2026');
    await page.goBack();
    await heading(page, 'Fevereiro de 2026');
    await page.goForward();
    await heading(page, 'Março de 2026');
    await page.reload();
    await heading(page, 'Março de 2026');
    await place(page, 'Capital gains').click();
    await heading(page, 'Capital gains');
    await page.goBack();
    await heading(page, 'Março de 2026');
  });

  it('holds the filters of the ledger', async () => {
    const page = await stage.open('#/ledger');
    await page.getByRole('searchbox').fill('loyer');
    await page.getByText('Loyer février').first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.rows tbody tr').length === 1);
    expect(hash(page)).toBe('#/ledger/{"search":"loyer"}');
    await photograph(page, 'ledger-search');
    await page.reload();
    expect(await page.getByRole('searchbox').inputValue()).toBe('loyer');
    await page.waitForFunction(() => document.querySelectorAll('.rows tbody tr').length === 1);
  });

  it('is the first there is for an address that is none', async () => {
    const page = await stage.open('#/nowhere/%E0%A4%A/<b>');
    await page.getByRole('link', { name: 'Household', exact: true }).waitFor();
    expect(await place(page, 'Household').getAttribute('aria-current')).toBe('page');
  });

  it('is reached by keyboard alone', async () => {
    const page = await stage.open('#/household/2026-02');
    await heading(page, 'Fevereiro de 2026');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.getByRole('link', { name: 'Ledger' }).focus();
    await photograph(page, 'focus');
    await page.keyboard.press('Enter');
    await page.getByText('Boulangerie').first().waitFor();
  });
});

describe('what people and files said', () => {
  it('is words in every place, whatever it looks like', async () => {
    const page = await stage.open('#/household/2026-03');
    await page.getByText(SHOWN_HOSTILE).first().waitFor();
    await photograph(page, 'household-hostile');
    await page.goto(new URL(`/#/ledger/${encodeURIComponent('{"search":"onerror"}')}`, stage.bursar.url).href);
    await page.getByText(SHOWN_HOSTILE).first().waitFor();
    await photograph(page, 'ledger-hostile');
    expect(await page.locator('img').count()).toBe(0);
    expect(await page.title()).toBe('Ledger · bursar');
    expect(HOSTILE).toContain('\u202E');
  });
});

describe('capital gains', () => {
  it('come from a dropped file, and leave as PDF and as CSV', async () => {
    const page = await stage.open('#/capital-gains');
    await page.locator('input[type=file]').setInputFiles(examplePath('three-years.cgt'));
    await heading(page, /2024\/25/);
    const taken = async (name: string): Promise<Download> => {
      const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
      return download;
    };
    const pdf = await taken('Download the report as PDF');
    expect(pdf.suggestedFilename()).toBe('capital-gains.pdf');
    expect(
      readFileSync(await pdf.path())
        .subarray(0, 8)
        .toString(),
    ).toBe('%PDF-1.7');
    await page.getByRole('combobox', { name: /^Report/ }).selectOption('2023/24');
    const csv = await taken('Download the report as CSV');
    expect(csv.suggestedFilename()).toBe('capital-gains-2023-24.csv');
    const rows = readFileSync(await csv.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(rows.slice(1).every((row) => row.startsWith('2023/24,'))).toBe(true);
    expect(rows).toContainEqual(expect.stringMatching(/,-136\.43$/));
  });

  it('are explained, disposal by disposal', async () => {
    const page = await stage.open('#/capital-gains');
    await page.locator('input[type=file]').setInputFiles(examplePath('three-years.cgt'));
    await heading(page, /2024\/25/);
    await button(page, /80 ORCH/).click();
    await page.getByText('TCGA92/S106A(5)').first().waitFor();
    await photograph(page, 'gains-explained');
    await expectOpenToAll(page);
    await page.goBack();
    await heading(page, 'Capital gains');
    expect(await page.getByLabel(/paste the transactions/).inputValue()).toBe(HISTORY);
  });

  it('of a history that is wrong are refused in words that say where', async () => {
    const page = await stage.open('#/capital-gains');
    await page.getByLabel(/paste the transactions/).fill('2024-01-15 BUY VOD 10 @ 1\n2024-02-30 SELL VOD 5 @ 2');
    await button(page, 'Calculate').click();
    await page.getByText('These transactions cannot be calculated.').waitFor();
    await page.getByText(/line 2/).waitFor();
    await photograph(page, 'gains-refused');
    await expectOpenToAll(page);
  });
});

describe('a slow answer', () => {
  it('leaves what is shown in its place', async () => {
    const page = await stage.open('#/household/2026-02');
    await page.getByText('Tênis').waitFor();
    const release = await stage.hold(page, 'get_monthly_summary');
    await page.getByLabel('Ir para', { exact: true }).fill('2026-01');
    await page.locator('.busy').waitFor();
    await photograph(page, 'household-slow');
    release();
    await heading(page, 'Janeiro de 2026');
  });

  it('that never comes is told, and asked for again', async () => {
    const page = await stage.open('#/household/2026-02');
    await page.getByText('Tênis').waitFor();
    await page.route('**/mcp', (route) => route.abort());
    await page.getByLabel('Ir para', { exact: true }).fill('2026-01');
    await page.getByText('The server does not answer. Is it still running?').waitFor();
    await photograph(page, 'household-absent');
    await expectOpenToAll(page);
    await page.unroute('**/mcp');
    expect(stage.complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
    await button(page, 'Tentar de novo').click();
    await heading(page, 'Janeiro de 2026');
  });
});
