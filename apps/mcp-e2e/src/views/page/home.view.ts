import type { Page } from 'playwright-core';

import { foreignWords, LOCALES_IN_TURN } from '../foreign-words';
import { expectAccessible, PAGE_APPEARANCES, PageHarness, screenshotPage, waitForHash } from './page-harness';
import { fillPurchase, openMonth } from './shared-page';

const figure = (page: Page, name: string) => page.locator(`[data-figure=${name}]`).first();
const action = (page: Page, name: string) => page.locator(`[data-action=${name}]`);

/** Hundredths of decimal text. */
const cents = (amount: string | null) => Math.round(Number(amount) * 100);

describe('an empty household', () => {
  let harness: PageHarness;
  beforeAll(async () => {
    harness = await PageHarness.start();
  });
  afterAll(() => harness.stop());
  afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

  it.each(LOCALES_IN_TURN)('says what can be done first, in %s', async (locale) => {
    const page = await harness.open('', { locale, width: 'phone' });
    await page.locator('[data-empty=home] a').first().waitFor();
    await screenshotPage(page, `home-empty-${locale}`);
    expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
    await expectAccessible(page);
    expect(await page.locator('[data-figure]').count()).toBe(0);
  });

  it('leads from there to the import', async () => {
    const page = await harness.open('');
    await page.locator('[data-empty=home] a').first().click();
    await page.getByRole('heading', { level: 1, name: 'Import statements' }).waitFor();
  });

  it('has one next step in each part that nothing is known of yet, and takes no sample any more', async () => {
    await harness.call('create_movement', {
      ...{ type: 'purchase', amount: '42.00', description: 'Padaria', requested_by_participant_id: 'elias' },
    });
    for (const locale of LOCALES_IN_TURN) {
      const page = await harness.open('#/home', { locale, width: 'phone' });
      await figure(page, 'spending').waitFor();
      const empty = page.locator('[data-empty]');
      expect(await empty.evaluateAll((all) => all.map((one) => one.getAttribute('data-empty')))).toEqual([
        ...['upcoming', 'budgets', 'netWorth', 'gains'],
      ]);
      for (const part of await empty.all()) expect(await part.locator('a.button').count()).toBe(1);
      expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
      await expectAccessible(page);
    }
    const page = await harness.open('#/home');
    await page.locator('[data-empty=budgets] a').click();
    await page.locator('[data-place=budget][aria-current=page]').waitFor();
    const origin = new URL(harness.bursar.url).origin;
    const refused = await page.request.put(new URL('/household/sample', origin).href, { headers: { origin } });
    expect(refused.status()).toBe(409);
  });
});

describe('a made-up household', () => {
  let harness: PageHarness;
  beforeAll(async () => {
    harness = await PageHarness.start();
    const page = await harness.open('');
    await action(page, 'load-sample').click();
    await action(page, 'remove-sample').waitFor();
  });
  afterAll(() => harness.stop());
  afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

  const openHome = async (appearance = {}) => {
    const page = await harness.open('#/home', appearance);
    await figure(page, 'spending').waitFor();
    await page.locator('[data-chart]').first().waitFor();
    return page;
  };

  it.each(PAGE_APPEARANCES)('is shown in $theme mode, $width', async (appearance) => {
    const page = await openHome(appearance);
    await screenshotPage(page, `home-${appearance.width}-${appearance.theme}`);
    await expectAccessible(page);
    await figure(page, 'spending').click();
    await page.locator('[data-row]').first().waitFor();
    await page.locator('.chart-data summary').first().click();
    await screenshotPage(page, `home-rows-${appearance.width}-${appearance.theme}`);
    await expectAccessible(page);
  });

  it.each(LOCALES_IN_TURN)('is shown in one language: %s', async (locale) => {
    const page = await openHome({ locale });
    await screenshotPage(page, `home-${locale}`);
    expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
  });

  it('shows under each figure of the month the entries that add up to it', async () => {
    const page = await openHome();
    for (const name of ['income', 'spending', 'left']) {
      // Entries of the currency that has no transfers between accounts of one's own.
      for (const button of await page.locator(`button[data-figure=${name}][data-currency=BRL]`).all()) {
        await button.click();
        const panel = page.locator('.rows-panel');
        await panel.waitFor();
        await page.waitForFunction(() => document.querySelector('.rows-panel .loading') === null);
        const rows = await panel
          .locator('[data-row]')
          .evaluateAll((all) => all.map((row) => [row.getAttribute('data-amount'), row.getAttribute('data-currency')]));
        const [amount, currency] = [
          await button.getAttribute('data-amount'),
          await button.getAttribute('data-currency'),
        ];
        expect(new Set(rows.map(([, own]) => own))).toEqual(new Set(rows.length === 0 ? [] : [currency]));
        expect(rows.reduce((sum, [own]) => sum + cents(own ?? null), 0)).toBe(cents(amount));
        await action(page, 'close').click();
      }
    }
  });

  it('keeps the currency of each chart to itself, and its values can be read and reached by keyboard', async () => {
    const page = await openHome();
    const charts = await page.locator('[data-chart]').all();
    expect(charts.length).toBeGreaterThan(0);
    for (const chart of charts) expect(await chart.getAttribute('data-currency')).toMatch(/^[A-Z]{3}$/);
    const slider = page.getByRole('slider').first();
    await slider.focus();
    const last = await slider.getAttribute('aria-valuenow');
    const reaches = (value: number) => page.locator(`[role=slider][aria-valuenow="${value}"]:focus`).waitFor();
    await page.keyboard.press('ArrowLeft');
    await reaches(Number(last) - 1);
    await page.keyboard.press('Home');
    await reaches(0);
    await page.keyboard.press('End');
    await reaches(Number(last));
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^\w+ \d{4}: In .+ · Out .+/);
    await page.locator('.chart-data summary').first().click();
    expect(await page.locator('.chart-table tbody tr').count()).toBeGreaterThanOrEqual(12);
  });

  it('can be left for another month and come back to', async () => {
    const page = await openHome();
    const [before] = await page.locator('h1').allInnerTexts();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await page.waitForFunction((title) => document.querySelector('h1')?.textContent !== title, before);
    await waitForHash(page, /^#\/home\/\d{4}-\d{2}$/);
    await page.goBack();
    await page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, before);
  });

  it('can go for the first entry, which stays alone', async () => {
    const page = await harness.tab();
    await page.addInitScript(() => localStorage.setItem('bursar.person', 'elias'));
    await harness.goTo(page, '#/home');
    await action(page, 'remove-sample').waitFor();
    const write = async (text: string) => {
      await page.locator('form[data-entry] input').fill(text);
      await page.locator('form[data-entry] input').press('Enter');
      await page.locator('[data-proposal]').waitFor();
    };
    await write('lunch 15.50 split, I paid');
    await action(page, 'remove-sample-first').check();
    await expectAccessible(page);
    await page.locator('[data-proposal] [data-action=save]').click();
    await page.locator('[data-figure=spending][data-amount="15.50"]').waitFor();
    expect(await action(page, 'remove-sample').count()).toBe(0);
    await write('bread 4.50 split, I paid');
    expect(await action(page, 'remove-sample-first').count()).toBe(0);
    await page.locator('[data-proposal] [data-action=cancel]').click();
    await action(page, 'undo').click();
    await page.locator('[data-empty=home], [data-figure=spending][data-amount="0.00"]').first().waitFor();
  });

  it('can go after the first entry of another place, which stays', async () => {
    const own = await PageHarness.start();
    const home = await own.open('');
    await action(home, 'load-sample').click();
    await action(home, 'remove-sample').waitFor();
    const page = await openMonth(own);
    await fillPurchase(page, '9.00', 'Mine');
    await action(page, 'save').click();
    await action(page, 'remove-sample').click();
    await action(page, 'remove-sample').waitFor({ state: 'detached' });
    const rows = page.locator('[data-row]');
    await rows.nth(1).waitFor({ state: 'detached' });
    expect(await rows.allInnerTexts()).toEqual([expect.stringContaining('Mine')]);
    await own.stop();
  });

  it('is removed without a trace', async () => {
    const own = await PageHarness.start();
    const page = await own.open('');
    await action(page, 'load-sample').click();
    await action(page, 'remove-sample').click();
    await page.locator('[data-empty=home]').waitFor();
    expect(await page.locator('[data-figure]').count()).toBe(0);
    await own.stop();
  });
});

describe('a rent that is due', () => {
  let harness: PageHarness;
  let month: string;
  beforeAll(async () => {
    harness = await PageHarness.start({ args: ['--domains', 'shared-split,finance-tools'] });
    ({ month } = (await harness.call('get_overview', {})) as { month: string });
    const shared = { split_config: { type: 'equal' } };
    await harness.call('create_recurrence', {
      ...{ description: 'Aluguel', amount: '2850.00', reference_day: 1, start_competence_month: month, ...shared },
      ...{ payer_participant_id: 'leticia', requested_by_participant_id: 'leticia' },
    });
    await harness.call('create_movement', {
      ...{ type: 'purchase', amount: '42.00', description: '<img src=x onerror=alert(1)> Padaria' },
      requested_by_participant_id: 'elias',
    });
  });
  afterAll(() => harness.stop());
  afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

  const debt = async (page: Page) => {
    const shown = figure(page, 'settlement');
    await shown.waitFor();
    return Promise.all(['amount', 'debtor', 'creditor'].map((name) => shown.getAttribute(`data-${name}`)));
  };

  it('is in who owes whom before it is recorded, and one press records it', async () => {
    // Without a month in the address, as it is opened first.
    const page = await harness.open('#/home', { locale: 'pt-BR', width: 'phone' });
    expect(await debt(page)).toEqual(['1404.00', 'elias', 'leticia']);
    await page.getByText('contando').waitFor();
    await screenshotPage(page, 'home-rent');
    await action(page, 'record').dblclick();
    await action(page, 'record').waitFor({ state: 'detached' });
    expect(await debt(page)).toEqual(['1404.00', 'elias', 'leticia']);
    await page.locator('[data-figure=spending][data-amount="2892.00"]').waitFor();
    const { total } = (await harness.call('list_movements', {
      year: Number(month.slice(0, 4)),
      month: Number(month.slice(5)),
    })) as { total: number };
    expect(total).toBe(2);
  });

  it('opens the entries of the two, which are shown as text', async () => {
    const page = await harness.open(`#/home/${month}`);
    await figure(page, 'settlement').click();
    await page.getByText('<img src=x onerror=alert(1)> Padaria').waitFor();
    expect(await page.locator('img').count()).toBe(0);
    await page.getByRole('link', { name: 'Open in Shared' }).click();
    await page.locator('[data-place=shared][aria-current=page]').waitFor();
  });

  it('asks once who uses this device', async () => {
    const page = await harness.open(`#/home/${month}`);
    await page.locator('[data-person=leticia]').click();
    await page.locator('[data-person]').first().waitFor({ state: 'detached' });
    await page.reload();
    await figure(page, 'settlement').waitFor();
    expect(await page.locator('[data-person]').count()).toBe(0);
  });
});
