import { foreignWords, LOCALES_IN_TURN } from '../foreign-words';
import { action, field, loseAnswers, NO_ANSWER, pickDay, row, UNREACHABLE } from './entry-page';
import { expectAccessible, PAGE_APPEARANCES, PageHarness, screenshotPage } from './page-harness';
import { HOSTILE, SHOWN_HOSTILE } from './sample-data';

let harness: PageHarness;
let checking: string;
beforeAll(async () => {
  harness = await PageHarness.start({ args: ['--domains', 'planifi'] });
  checking = await openAccount('Checking', 'BRL', 1000);
  await openAccount('Cash box', 'BRL', 50);
  await openAccount('Reise', 'EUR', 0);
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

async function openAccount(name: string, currency: string, openingBalance: number): Promise<string> {
  const input = { idempotencyKey: `open-${name}`, name, type: 'BANK', currency, openingBalance };
  const { account } = await harness.call('planifi_createAccount_v1', input);
  return (account as { readonly id: string }).id;
}

const spend = (description: string, amount: number) =>
  harness.call('planifi_createTransaction_v1', {
    idempotencyKey: `spend-${description}`,
    accountId: checking,
    amount,
    occurredOn: '2026-03-05',
    description,
  });

async function balanceOf(name: string): Promise<number | undefined> {
  const { balances } = await harness.call('planifi_getBalances_v1', { includeDisabled: true });
  const { accounts } = balances as {
    readonly accounts: readonly { readonly name: string; readonly balance: number }[];
  };
  return accounts.find((account) => account.name === name)?.balance;
}

const open = (appearance = {}, id = checking) => harness.open(`#/accounts/${id}`, { locale: 'en-GB', ...appearance });

it('an account is opened, and undo closes it', async () => {
  const page = await harness.open('#/accounts', { locale: 'en-GB' });
  await action(page, 'open-account').click();
  await field(page, 'name').fill(HOSTILE);
  await field(page, 'currency').fill('chf');
  await field(page, 'opening').fill('12.50');
  await field(page, 'isOwed').selectOption('owed');
  await action(page, 'save').click();
  await page.locator('.accounts [data-amount="-12.50"][data-currency="CHF"]').getByText(SHOWN_HOSTILE).waitFor();
  expect(await page.locator('img').count()).toBe(0);
  await action(page, 'undo').click();
  await page.locator('.accounts li').getByText('closed').waitFor();
});

it('what is spent is entered, corrected, removed and brought back; the balance is the server’s', async () => {
  const page = await open();
  await action(page, 'add').click();
  await field(page, 'amount').fill('40');
  await field(page, 'description').fill('Market');
  await field(page, 'tags').fill('food, weekly');
  await pickDay(page, '2026-03-04');
  await action(page, 'save').click();
  await row(page, 'Market').and(page.locator('[data-amount="-40.00"]')).getByText('#weekly').waitFor();
  await page.locator('.accounts [data-amount="960.00"]').waitFor();
  await action(row(page, 'Market'), 'edit').click();
  await field(page, 'amount').fill('45');
  await field(page, 'tags').fill('food');
  await action(page, 'save').click();
  await page.locator('.accounts [data-amount="955.00"]').waitFor();
  await screenshotPage(page, 'accounts');
  await expectAccessible(page);
  await action(page, 'undo').click();
  await page.locator('.accounts [data-amount="960.00"]').waitFor();
  await row(page, 'Market').getByText('#weekly').waitFor();
  await action(row(page, 'Market'), 'edit').click();
  await action(page, 'remove').click();
  await page.locator('.accounts [data-amount="1000.00"]').waitFor();
  await action(page, 'undo').click();
  await page.locator('.accounts [data-amount="960.00"]').waitFor();
  expect(await balanceOf('Checking')).toBe(960);
});

it('a press whose answer is lost, and then pressed again, is stored once', async () => {
  const before = (await balanceOf('Checking')) ?? 0;
  const page = await open();
  await action(page, 'add').click();
  await field(page, 'amount').fill('1');
  await field(page, 'description').fill('Lost answer');
  await pickDay(page, '2026-03-06');
  const answer = await loseAnswers(page, 'createTransaction');
  await action(page, 'save').click();
  await page.getByText(NO_ANSWER).waitFor();
  await answer();
  await action(page, 'try-again').click();
  await row(page, 'Lost answer').waitFor();
  expect(await balanceOf('Checking')).toBe(before - 1);
  expect(new Set(harness.browserErrors.splice(0))).toEqual(new Set([UNREACHABLE]));
});

it('money moves to another account, asks what arrives between two currencies, and comes back', async () => {
  const before = (await balanceOf('Checking')) ?? 0;
  const page = await open();
  await action(page, 'transfer').click();
  await field(page, 'to').selectOption({ label: 'Cash box' });
  expect(await field(page, 'received').count()).toBe(0);
  await field(page, 'to').selectOption({ label: 'Reise' });
  await field(page, 'amount').fill('60');
  await field(page, 'received').fill('10');
  await pickDay(page, '2026-03-07');
  await action(page, 'save').click();
  await page.locator('.accounts [data-amount="10.00"][data-currency="EUR"]').waitFor();
  expect(await balanceOf('Checking')).toBe(before - 60);
  await action(page, 'undo').click();
  await page.locator('.accounts [data-amount="0.00"][data-currency="EUR"]').waitFor();
  expect(await balanceOf('Checking')).toBe(before);
});

it('an edit of what was removed elsewhere is refused in a sentence', async () => {
  const { transaction } = await spend('Gone', 3);
  const page = await open();
  await action(row(page, 'Gone'), 'edit').click();
  await field(page, 'amount').fill('4');
  const transactionId = (transaction as { readonly id: string }).id;
  await harness.call('planifi_updateTransaction_v1', { idempotencyKey: 'void-gone', transactionId, void: true });
  await action(page, 'save').click();
  await page.getByText('This entry has been removed in the meantime.').waitFor();
  expect(await field(page, 'amount').inputValue()).toBe('4');
});

it('an account is closed and opened again', async () => {
  const id = await openAccount('Old', 'BRL', 0);
  const page = await open({}, id);
  await action(page, 'close-account').click();
  await action(page, 'disable').click();
  await action(page, 'enable').waitFor();
  await action(page, 'enable').click();
  await action(page, 'close-account').waitFor();
});

describe.each(LOCALES_IN_TURN)('the place in %s', (locale) => {
  it('has words of one language', async () => {
    await spend('Bread', 2);
    const page = await open({ locale });
    for (const opener of ['open-account', 'add', 'transfer']) {
      await action(page, opener).click();
      await action(page, 'save').first().click();
      await page.locator('.field-wrong').first().waitFor();
      expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
      await action(page, opener).click();
    }
    await action(row(page, 'Bread'), 'edit').click();
    expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
  });
});

it.each(PAGE_APPEARANCES)('fits and is accessible in $theme mode on a $width', async (appearance) => {
  await spend('Bread', 2);
  const page = await open(appearance);
  await action(row(page, 'Bread'), 'edit').click();
  await page.locator('.row-editor .entry-form').waitFor();
  await expectAccessible(page);
  await screenshotPage(page, `accounts-${appearance.width}-${appearance.theme}`);
});
