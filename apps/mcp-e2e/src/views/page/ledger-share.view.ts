import { foreignWords, LOCALES_IN_TURN } from '../foreign-words';
import { action, field, loseAnswers, NO_ANSWER, row, UNREACHABLE } from './entry-page';
import { expectAccessible, PageHarness, screenshotPage } from './page-harness';
import { HOSTILE, SHOWN_HOSTILE } from './sample-data';

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start({ args: ['--domains', 'shared-split,finance-tools'] });
  await harness.call('finance_transactions_import', {
    account_id: 'bank',
    content: 'date;text;amount\n2026-03-05;Market;-80.00\n2026-03-06;Salary;900.00\n',
    mode: 'commit',
    create_account: { name: 'Bank', currency: 'BRL' },
  });
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const open = (appearance = {}) => harness.open('#/ledger', { locale: 'en-GB', ...appearance });

async function sharedAmounts(): Promise<readonly string[]> {
  const { items } = await harness.call('list_movements', { year: 2026, month: 3 });
  return (items as readonly { readonly amount: string }[]).map(({ amount }) => amount);
}

it('a bank transaction becomes an expense of the two once, and undo takes it back', async () => {
  const page = await open();
  await action(row(page, 'Market'), 'edit').click();
  await action(page, 'share').click();
  await field(page, 'payer').selectOption('leticia');
  await field(page, 'description').fill(HOSTILE);
  await action(page, 'save').click();
  await page.getByText('After: Elias owes Letícia').waitFor();
  expect(await sharedAmounts()).toEqual([]);
  await expectAccessible(page);
  await screenshotPage(page, 'ledger-share');
  const answer = await loseAnswers(page, 'share_transaction');
  await action(page, 'save').click();
  await page.getByText(NO_ANSWER).waitFor();
  await answer();
  await action(page, 'try-again').click();
  await page.locator('[data-saved]').getByText('Shared: Market').waitFor();
  expect(await sharedAmounts()).toEqual(['80.00']);
  await harness.goTo(page, '#/shared/2026-03');
  await page.getByText(SHOWN_HOSTILE).waitFor();
  expect(await page.locator('img').count()).toBe(0);
  expect(new Set(harness.browserErrors.splice(0))).toEqual(new Set([UNREACHABLE]));
});

it('one that is shared is taken back, and that can be undone', async () => {
  const page = await open();
  await action(row(page, 'Market'), 'edit').click();
  await action(page, 'unshare').click();
  await page.locator('[data-saved]').getByText('Not shared any more: Market').waitFor();
  expect(await sharedAmounts()).toEqual([]);
  await action(page, 'undo').click();
  await page.locator('[data-saved]').getByText('Undone').waitFor();
  expect(await sharedAmounts()).toEqual(['80.00']);
});

it('what comes in is not shared', async () => {
  const page = await open();
  await action(row(page, 'Salary'), 'edit').click();
  await action(page, 'rule').waitFor();
  expect(await action(page, 'share').count()).toBe(0);
});

it.each(LOCALES_IN_TURN)('the forms have words of one language: %s', async (locale) => {
  await harness.call('finance_transactions_import', {
    account_id: 'bank',
    content: `date;text;amount\n2026-03-07;${locale};-8.00\n`,
    mode: 'commit',
  });
  const page = await open({ locale, width: 'small' });
  await action(row(page, locale), 'edit').click();
  await action(page, 'share').click();
  await field(page, 'payer').selectOption('elias');
  await action(page, 'save').click();
  await page.locator('.entry-form strong, .entry-form .strong').first().waitFor();
  expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
  await expectAccessible(page);
  await action(page, 'cancel').click();
  await action(row(page, locale), 'edit').click();
  await action(page, 'rule').click();
  await field(page, 'category').fill('X');
  await action(page, 'save').click();
  await page.locator('.preview li').first().waitFor();
  expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
});
