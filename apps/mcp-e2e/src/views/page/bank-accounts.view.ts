import { foreignWords, LOCALES_IN_TURN } from '../foreign-words';
import { action, row } from './entry-page';
import { expectAccessible, PAGE_APPEARANCES, PageHarness, screenshotPage } from './page-harness';
import { HOSTILE, SHOWN_HOSTILE } from './sample-data';

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start({ args: ['--domains', 'finance-tools'] });
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

it('without statements leads to the import', async () => {
  const page = await harness.open('#/accounts', { locale: 'en-GB', width: 'small' });
  await page.locator('[data-empty=bank-accounts]').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Import a statement' }).click();
  await page.locator('.drop-zone, input[type=file]').first().waitFor({ state: 'attached' });
});

describe('with a statement', () => {
  beforeAll(async () => {
    await harness.call('finance_transactions_import', {
      account_id: 'bank',
      content: 'date;text;amount\n2026-03-05;Market;-80.00\n',
      mode: 'commit',
      create_account: { name: HOSTILE, currency: 'CHF' },
    });
    const told = { account_id: 'bank', date: '2026-03-05', balance: '120.40' };
    await harness.call('finance_balances_get', { tell: [told] });
  });

  it.each(LOCALES_IN_TURN)('the place of the accounts has their balances, in one language: %s', async (locale) => {
    const page = await harness.open('#/accounts', { locale });
    await page.locator('[data-row=bank][data-amount="120.40"][data-currency=CHF]').getByText(SHOWN_HOSTILE).waitFor();
    expect(await page.locator('img').count()).toBe(0);
    expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
    await page.locator('[data-row=bank] a').click();
    await row(page, 'Market').waitFor();
  });

  it('the settings list what was changed, and any of it is taken back', async () => {
    const change = { filter: { search: 'Market' }, set: { note: 'weekly' }, mode: 'commit' };
    await harness.call('finance_transactions_update', change);
    const page = await harness.open('#/settings', { locale: 'en-GB' });
    const last = page.locator('[data-change]').first();
    await last.getByText('Edited').waitFor();
    await action(last, 'undo-change').click();
    await action(last, 'confirm').click();
    await page.locator('[data-saved]').getByText('Undone').waitFor();
    await expectAccessible(page);
  });

  it.each(PAGE_APPEARANCES)('fits and is accessible in $theme mode on a $width', async (appearance) => {
    const page = await harness.open('#/accounts', { locale: 'en-GB', ...appearance });
    await page.locator('[data-row=bank]').waitFor();
    await expectAccessible(page);
    await screenshotPage(page, `bank-accounts-${appearance.width}-${appearance.theme}`);
  });
});
