import { readFileSync } from 'node:fs';

import type { Download, Page } from 'playwright-core';

import { examplePath } from '../../index';
import { expectAccessible, PageHarness, screenshotPage } from './page-harness';

const HISTORY = readFileSync(examplePath('three-years.cgt'), 'utf8');

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start({ args: ['--domains', 'cgt-engine'] });
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const waitForHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('capital gains', () => {
  it('are calculated from a file, and downloaded as PDF and as CSV', async () => {
    const page = await harness.open('#/capital-gains');
    await page.locator('input[type=file]').setInputFiles(examplePath('three-years.cgt'));
    await waitForHeading(page, /2024\/25/);
    const download = async (name: string): Promise<Download> => {
      const [started] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
      return started;
    };
    const pdf = await download('Download the report as PDF');
    expect(pdf.suggestedFilename()).toBe('capital-gains.pdf');
    expect(
      readFileSync(await pdf.path())
        .subarray(0, 8)
        .toString(),
    ).toBe('%PDF-1.7');
    await page.getByRole('combobox', { name: /^Report/ }).selectOption('2023/24');
    const csv = await download('Download the report as CSV');
    expect(csv.suggestedFilename()).toBe('capital-gains-2023-24.csv');
    const rows = readFileSync(await csv.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(rows.slice(1).every((row) => row.startsWith('2023/24,'))).toBe(true);
    expect(rows).toContainEqual(expect.stringMatching(/,-136\.43,576\.00,5\.95$/));
  });

  it('are calculated from a history that is as long as a trader’s', async () => {
    const buys = Array.from({ length: 8_000 }, (_, place) => {
      const day = new Date(Date.UTC(2012, 0, 1 + Math.floor(place / 4)));
      return `${day.toISOString().slice(0, 10)} BUY VOD ${1 + (place % 9)} @ 10.25 GBP FEES 1.50 GBP`;
    });
    const page = await harness.open('#/capital-gains');
    const buffer = Buffer.from([...buys, '2024-06-20 SELL VOD 40 @ 150 GBP'].join('\n'));
    await page.locator('input[type=file]').setInputFiles({ name: 'trades.cgt', mimeType: 'text/plain', buffer });
    await waitForHeading(page, /2024\/25/);
    await button(page, /40 VOD/).click();
    await page.getByText('39,996 shares').first().waitFor();
  });

  it('are explained, disposal by disposal', async () => {
    const page = await harness.open('#/capital-gains');
    await page.locator('input[type=file]').setInputFiles(examplePath('three-years.cgt'));
    await waitForHeading(page, /2024\/25/);
    await button(page, /80 ORCH/).click();
    await page.getByText('TCGA92/S106A(5)').first().waitFor();
    await screenshotPage(page, 'gains-explained');
    await expectAccessible(page);
    await page.goBack();
    await waitForHeading(page, 'Capital gains');
    expect(await page.getByLabel(/paste your trades/).inputValue()).toBe(HISTORY);
  });

  it('of an invalid history fail with a message that names the line', async () => {
    const page = await harness.open('#/capital-gains');
    await page.getByLabel(/paste your trades/).fill('2024-01-15 BUY VOD 10 @ 1\n2024-02-30 SELL VOD 5 @ 2');
    await button(page, 'Calculate').click();
    await page.getByText('These trades can’t be calculated.').waitFor();
    await page.getByText(/line 2/).waitFor();
    await screenshotPage(page, 'gains-refused');
    await expectAccessible(page);
  });
});
