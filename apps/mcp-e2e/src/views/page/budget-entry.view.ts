import { foreignWords, LOCALES_IN_TURN } from '../foreign-words';
import { action, field, loseAnswers, NO_ANSWER, pickDay, row, UNREACHABLE } from './entry-page';
import { CALLS, expectAccessible, PAGE_APPEARANCES, PageHarness, screenshotPage } from './page-harness';
import { HOSTILE, SHOWN_HOSTILE } from './sample-data';

const ANA = { user_id: 'ana', thread_id: 'test' };

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start({ args: ['--domains', 'cristi-agent'] });
  await harness.call('add_or_update_debt', {
    ...ANA,
    debt: { name: 'Card', balance_mxn_cents: 500_000, priority: 'HIGH' },
  });
  await spend('Bread', 2_000);
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

async function spend(description: string, cents: number): Promise<string> {
  const kind = { type: 'EXPENSE', category_type: 'VARIABLE', category: 'Food', date_iso: '2026-03-05' };
  const transaction = { ...kind, amount_mxn_cents: cents, description };
  const { data } = await harness.call('add_transaction', { ...ANA, transaction });
  return (data as { readonly transaction_id: string }).transaction_id;
}

async function stored(
  text: string,
): Promise<readonly { readonly amount_mxn_cents: number; readonly category: string }[]> {
  const { data } = await harness.call('list_transactions', { ...ANA, text });
  return (data as { readonly transactions: never }).transactions;
}

const open = (appearance = {}) => harness.open('#/budget/ana/2026-03', { locale: 'en-GB', ...appearance });

it('an entry is added, corrected, removed, and each is taken back', async () => {
  const page = await open();
  await action(page, 'add').click();
  await field(page, 'amount').fill('155.50');
  await field(page, 'description').fill(HOSTILE);
  await field(page, 'category').selectOption({ label: 'Groceries' });
  await pickDay(page, '2026-03-08');
  await action(page, 'save').click();
  await row(page, 'onerror').and(page.locator('[data-amount="-155.50"]')).getByText(SHOWN_HOSTILE).waitFor();
  expect(await page.locator('img').count()).toBe(0);
  expect(await stored('onerror')).toMatchObject([{ amount_mxn_cents: 15_550, category: 'Supermarket' }]);
  await action(row(page, 'onerror'), 'edit').click();
  await field(page, 'amount').fill('15');
  await action(page, 'save').click();
  await row(page, 'onerror').and(page.locator('[data-amount="-15.00"]')).waitFor();
  await screenshotPage(page, 'budget-entries');
  await expectAccessible(page);
  await action(page, 'undo').click();
  await row(page, 'onerror').and(page.locator('[data-amount="-155.50"]')).waitFor();
  await action(row(page, 'onerror'), 'edit').click();
  await action(page, 'remove').click();
  await row(page, 'onerror').waitFor({ state: 'detached' });
  await action(page, 'undo').click();
  await row(page, 'onerror').and(page.locator('[data-amount="-155.50"]')).waitFor();
  expect(await stored('onerror')).toHaveLength(1);
});

it('an entry whose removal got no answer is removed once, also where it is pressed again', async () => {
  await spend('Removed', 1_000);
  const page = await open();
  await action(row(page, 'Removed'), 'edit').click();
  const answer = await loseAnswers(page, 'edit_transaction');
  await action(page, 'remove').click();
  await page.locator('.row-editor').getByText(NO_ANSWER).waitFor();
  await answer();
  await action(page, 'try-again').click();
  await row(page, 'Removed').waitFor({ state: 'detached' });
  expect(await stored('Removed')).toHaveLength(0);
  expect(new Set(harness.browserErrors.splice(0))).toEqual(new Set([UNREACHABLE]));
});

it('every entry of a month can be reached', async () => {
  const many = { user_id: 'many', thread_id: 'test' };
  const entry = { type: 'EXPENSE', category_type: 'VARIABLE', category: 'Food', date_iso: '2026-03-05' };
  for (let cents = 1; cents <= 125; cents += 1) {
    await harness.call('add_transaction', { ...many, transaction: { ...entry, amount_mxn_cents: cents } });
  }
  const page = await harness.open('#/budget/many/2026-03', { locale: 'en-GB' });
  await page.getByText('20 of 125').waitFor();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByText('120 of 125').waitFor();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.locator('[data-amount="-0.01"]').waitFor();
  expect(await page.locator('tr[data-row]').count()).toBe(125);
});

it('an entry whose answer is lost is stored once', async () => {
  const page = await open();
  await action(page, 'add').click();
  await field(page, 'amount').fill('9');
  await field(page, 'description').fill('Lost answer');
  await field(page, 'category').selectOption({ label: 'Food' });
  await pickDay(page, '2026-03-09');
  const answer = await loseAnswers(page, 'add_transaction');
  await action(page, 'save').click();
  await page.getByText(NO_ANSWER).waitFor();
  await answer();
  await action(page, 'try-again').click();
  await row(page, 'Lost answer').waitFor();
  expect(await stored('Lost answer')).toHaveLength(1);
  await action(page, 'undo').click();
  await row(page, 'Lost answer').waitFor({ state: 'detached' });
  expect(new Set(harness.browserErrors.splice(0))).toEqual(new Set([UNREACHABLE]));
});

it('an entry of which the server cannot say whether it is stored is stored once', async () => {
  const page = await open();
  await action(page, 'add').click();
  await field(page, 'amount').fill('6');
  await field(page, 'description').fill('Unconfirmed');
  await field(page, 'category').selectOption({ label: 'Food' });
  await pickDay(page, '2026-03-10');
  await page.route(CALLS, async (route) => {
    await route.fetch();
    const { id } = route.request().postDataJSON() as { readonly id: number };
    const structuredContent = { ok: false, error: { code: 'DB_ERROR', message: 'The database does not answer.' } };
    const result = { isError: true, content: [], structuredContent };
    await route.fulfill({ json: { jsonrpc: '2.0', id, result } });
  });
  await action(page, 'save').click();
  await action(page, 'try-again').waitFor();
  expect(await field(page, 'amount').isDisabled()).toBe(true);
  await page.unroute(CALLS);
  await action(page, 'try-again').click();
  await row(page, 'Unconfirmed').waitFor();
  expect(await stored('Unconfirmed')).toHaveLength(1);
});

it('an undo whose answer is lost brings the entry back once', async () => {
  await spend('Brought back', 700);
  const page = await open();
  await action(row(page, 'Brought back'), 'edit').click();
  await action(page, 'remove').click();
  await row(page, 'Brought back').waitFor({ state: 'detached' });
  const answer = await loseAnswers(page, 'add_transaction');
  await action(page, 'undo').click();
  await action(page, 'try-again').waitFor();
  await answer();
  await action(page, 'try-again').click();
  await row(page, 'Brought back').waitFor();
  expect(await stored('Brought back')).toHaveLength(1);
  expect(new Set(harness.browserErrors.splice(0))).toEqual(new Set([UNREACHABLE]));
});

it('an edit of an entry that is gone is refused in a sentence', async () => {
  const id = await spend('Gone', 300);
  const page = await open();
  await action(row(page, 'Gone'), 'edit').click();
  await field(page, 'amount').fill('4');
  await harness.call('edit_transaction', { ...ANA, transaction_id: id, delete: true });
  await action(page, 'save').click();
  await page.getByText('That isn’t there, or not any more.').waitFor();
  expect(await field(page, 'amount').inputValue()).toBe('4');
});

it('limit, bank balance and debts are set, and a purchase is weighed against them', async () => {
  const page = await open();
  await action(page, 'cap').click();
  await field(page, 'amount').fill('1,000');
  await action(page, 'save').click();
  await page.getByText(/of a limit of MX\$1,000\.00/).waitFor();
  await action(page, 'category-cap').click();
  await field(page, 'category').selectOption({ label: 'Health' });
  await field(page, 'amount').fill('10');
  await action(page, 'save').click();
  await page.locator('[data-saved]').getByText('Saved: Health').waitFor();
  await action(page, 'add').click();
  await field(page, 'amount').fill('9');
  await field(page, 'category').selectOption({ label: 'Health' });
  await action(page, 'save').click();
  await page.locator('[data-saved]').getByText('of a limit of MX$10.00').waitFor();
  await action(page, 'undo').click();
  await action(page, 'bank-balance').click();
  await field(page, 'amount').fill('5000');
  await action(page, 'save').click();
  await page.locator('[data-saved]').getByText('Money in the bank').waitFor();
  await action(page, 'afford').click();
  await field(page, 'amount').fill('100000');
  await field(page, 'category').selectOption({ label: 'Travel' });
  await action(page, 'save').click();
  await page.getByText('You can’t afford it').waitFor();
  await screenshotPage(page, 'budget-afford');
  await expectAccessible(page);
  await action(page, 'debt').click();
  await field(page, 'name').fill('Loan');
  await field(page, 'balance').fill('2500');
  await action(page, 'save').click();
  await page.getByText('Loan', { exact: true }).first().waitFor();
  await action(row(page, 'Card'), 'edit').click();
  await field(page, 'balance').fill('4000');
  await action(page, 'save').click();
  await row(page, 'Card').getByText('4,000.00').waitFor();
  await action(page, 'undo').click();
  await row(page, 'Card').getByText('5,000.00').waitFor();
});

describe.each(LOCALES_IN_TURN)('the forms in %s', (locale) => {
  it('have words of one language', async () => {
    const page = await open({ locale });
    for (const opener of ['add', 'afford', 'cap', 'bank-balance', 'debt']) {
      await action(page, opener).click();
      await page.locator('.entry-form').waitFor();
      expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
    }
  });
});

it.each(PAGE_APPEARANCES)('fits and is accessible in $theme mode on a $width', async (appearance) => {
  const page = await open(appearance);
  await action(row(page, 'Bread'), 'edit').click();
  await action(page, 'debt').click();
  await page.locator('.openers .entry-form').waitFor();
  await expectAccessible(page);
  await screenshotPage(page, `budget-entry-${appearance.width}-${appearance.theme}`);
});
