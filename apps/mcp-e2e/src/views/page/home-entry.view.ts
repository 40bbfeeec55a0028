import type { Page } from 'playwright-core';

import { foreignWords, LOCALES_IN_TURN } from '../foreign-words';
import { action, field, loseAnswers, NO_ANSWER, UNREACHABLE } from './entry-page';
import { CALLS, expectAccessible, PAGE_APPEARANCES, PageHarness, screenshotPage } from './page-harness';

const ELIAS = { user_id: 'elias', thread_id: 'test' };

let harness: PageHarness;
let month: string;
let cash: string;
beforeAll(async () => {
  harness = await PageHarness.start();
  ({ month } = (await harness.call('get_overview', {})) as { month: string });
  const account = { idempotencyKey: 'test-cash-account', name: 'Cash', type: 'CASH', currency: 'EUR' };
  const opened = await harness.call('planifi_createAccount_v1', account);
  cash = (opened['account'] as { readonly id: string }).id;
  await harness.call('create_movement', {
    ...{ type: 'purchase', amount: '42.00', description: 'Padaria', requested_by_participant_id: 'elias' },
  });
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const box = (page: Page) => page.locator('form[data-entry] input');
const proposal = (page: Page) => page.locator('[data-proposal]');
const question = (page: Page, name: string) => page.locator(`[data-question=${name}]`);

/** Home, as the person who has said that the device is theirs. */
async function open(appearance = {}, person: string | undefined = 'elias'): Promise<Page> {
  const page = await harness.tab(appearance);
  if (person !== undefined) await page.addInitScript((id) => localStorage.setItem('bursar.person', id), person);
  await harness.goTo(page, '#/home');
  await box(page).waitFor();
  return page;
}

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

interface Entry {
  readonly description: string | null;
}

async function shared(text: string): Promise<readonly Entry[]> {
  const period = { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) };
  const { items } = (await harness.call('list_movements', period)) as { readonly items: readonly Entry[] };
  return items.filter(({ description }) => description?.includes(text));
}

async function budget(text: string): Promise<readonly Entry[]> {
  const { data } = await harness.call('list_transactions', { ...ELIAS, text });
  return (data as { readonly transactions: readonly Entry[] }).transactions;
}

async function inCash(text: string): Promise<readonly Entry[]> {
  const input = { accountId: cash, from: '1900-01-01', to: '2999-12-31', page: 0, size: 50 };
  const { page } = await harness.call('planifi_listTransactions_v1', input);
  return (page as { readonly items: readonly Entry[] }).items.filter(({ description }) => description?.includes(text));
}

it('shows what it understood and where it lands; only Save stores it, and Undo takes it back', async () => {
  const page = await open({ width: 'phone' });
  await write(page, 'lunch 15.50 with Letícia, I paid');
  await proposal(page).waitFor();
  expect(await proposal(page).getAttribute('data-lands')).toBe('shared');
  expect(await field(page, 'amount').inputValue()).toBe('15.50');
  expect(await field(page, 'payer').inputValue()).toBe('elias');
  expect(await page.locator('.proposal-line').innerText()).toMatch(/15\.50.*lunch.*elias paid.*The shared month/i);
  await screenshotPage(page, 'home-proposal');
  expect(await shared('lunch')).toHaveLength(0);
  await action(proposal(page), 'save').click();
  await page.locator('[data-saved]').waitFor();
  await page.locator('[data-figure=spending][data-amount="57.50"]').waitFor();
  expect(await box(page).inputValue()).toBe('');
  expect(await shared('lunch')).toHaveLength(1);
  await action(page, 'undo').click();
  await page.locator('[data-figure=spending][data-amount="42.00"]').waitFor();
  expect(await shared('lunch')).toHaveLength(0);
});

it.each([
  ['lunch 15.50 € with Letícia, I paid', 'lunch'],
  ['dinner 15.50 €, leticia paid', 'dinner'],
])(
  'of "%s" only what was bought is the description, and the amount is asked in the currency of the place',
  async (text, what) => {
    const page = await open();
    await write(page, text);
    await question(page, 'amount').getByText('Brazilian real').waitFor();
    expect(await field(page, 'description').inputValue()).toBe(what);
    expect(await page.locator('.proposal-line').innerText()).not.toContain('15.50');
    await page.locator(`[data-lands-choice="account:${cash}"]`).click();
    await question(page, 'amount').waitFor({ state: 'detached' });
    expect(await page.locator('.proposal-line').innerText()).toContain('€15.50');
  },
);

it('in a currency that one account alone is in goes there', async () => {
  const page = await open();
  await write(page, 'coffee 4 €');
  await page.locator(`[data-proposal][data-lands="account:${cash}"]`).waitFor();
  expect(await field(page, 'amount').inputValue()).toBe('4.00');
  expect(await question(page, 'amount').count()).toBe(0);
});

it.each([
  ['dinner 80 split with Letícia', 'dinner'],
  ['cena 80 a medias con Letícia', 'cena'],
])('of what is shared evenly the amount is the whole one: "%s"', async (text, what) => {
  const page = await open();
  await write(page, text);
  await proposal(page).waitFor();
  expect(await proposal(page).getAttribute('data-lands')).toBe('shared');
  expect(await field(page, 'amount').inputValue()).toBe('80.00');
  expect(await field(page, 'description').inputValue()).toBe(what);
  expect(await action(proposal(page), 'save').isEnabled()).toBe(true);
});

it('takes the other as the payer where the text says so', async () => {
  const page = await open();
  await write(page, 'dinner 80, leticia paid');
  await proposal(page).waitFor();
  expect(await field(page, 'payer').inputValue()).toBe('leticia');
});

it('goes to the account that it names, and any other place is one press away', async () => {
  const page = await open();
  await write(page, 'coffee 4 @cash');
  await proposal(page).waitFor();
  expect(await proposal(page).getAttribute('data-lands')).toBe(`account:${cash}`);
  for (const lands of ['shared', 'budget', `account:${cash}`]) {
    await page.locator(`[data-lands-choice="${lands}"]`).click();
    await page.locator(`[data-proposal][data-lands="${lands}"]`).waitFor();
    expect(await field(page, 'amount').inputValue()).toBe('4.00');
  }
  await action(proposal(page), 'save').click();
  await page.locator('[data-saved]').waitFor();
  expect(await inCash('coffee')).toHaveLength(1);
  await action(page, 'undo').click();
  await page.getByText('Undone').waitFor();
  expect(await inCash('coffee')).toHaveLength(0);
});

it('goes to the budget where the person keeps one', async () => {
  const page = await open();
  await write(page, 'tacos 90');
  await proposal(page).waitFor();
  expect(await proposal(page).getAttribute('data-lands')).toBe('shared');
  await page.locator('[data-lands-choice=budget]').click();
  await action(proposal(page), 'save').click();
  await page.locator('[data-saved]').waitFor();
  expect(await budget('tacos')).toHaveLength(1);
  await write(page, 'tacos 30');
  await page.locator('[data-proposal][data-lands=budget]').waitFor();
});

it.each([
  ['lunch split', 'amount', '12.30'],
  ['coffee 4 lunch 9 split', 'amount', '13'],
  ['20 @cash', 'description', 'Market'],
])('asks what "%s" leaves open', async (text, name, answer) => {
  const page = await open();
  await write(page, text);
  await question(page, name).waitFor();
  expect(await action(proposal(page), 'save').isDisabled()).toBe(true);
  await page.locator(`[data-field=${name}] .input:focus`).waitFor();
  await field(page, name).fill(answer);
  await question(page, name).waitFor({ state: 'detached' });
  expect(await action(proposal(page), 'save').isEnabled()).toBe(true);
});

it('asks about a category that it does not know, and about a day that reads two ways', async () => {
  const page = await open();
  await write(page, 'xyzzy 12 on 5/4');
  await page.locator('[data-lands-choice=budget]').click();
  await question(page, 'category').waitFor();
  await field(page, 'category').selectOption('Food');
  await question(page, 'day').waitFor();
  await action(question(page, 'day'), 'confirm').click();
  await question(page, 'day').waitFor({ state: 'detached' });
  await field(page, 'categoryType').selectOption('VARIABLE');
  expect(await action(proposal(page), 'save').isEnabled()).toBe(true);
});

it('what comes in is not shared', async () => {
  const page = await open();
  await write(page, 'received 300 salary, split');
  await question(page, 'lands').waitFor();
  expect(await page.locator('[data-lands-choice=shared]').count()).toBe(0);
  await page.locator(`[data-lands-choice="account:${cash}"]`).click();
  await question(page, 'lands').waitFor({ state: 'detached' });
});

it('asks who uses the device before the first entry', async () => {
  const page = await open({}, '');
  await write(page, 'bread 3 split');
  await question(page, 'person').locator('[data-person=leticia]').click();
  await proposal(page).waitFor();
  expect(await field(page, 'payer').inputValue()).toBe('leticia');
});

it.each([
  ['shared', 'create_movement', shared],
  ['budget', 'add_transaction', budget],
  ['account', 'planifi_createTransaction_v1', inCash],
] as const)('an entry of the %s whose answer is lost is stored once', async (lands, tool, stored) => {
  const page = await open();
  await write(page, 'vase 7 cat:Food');
  await page.locator(`[data-lands-choice^="${lands}"]`).click();
  const answer = await loseAnswers(page, tool);
  await action(proposal(page), 'save').click();
  await page.getByText(NO_ANSWER).waitFor();
  expect(await page.locator('[data-lands-choice=shared]').isDisabled()).toBe(true);
  await answer();
  await action(proposal(page), 'try-again').click();
  await page.locator('[data-saved]').waitFor();
  expect(await stored('vase')).toHaveLength(1);
  await action(page, 'undo').click();
  await page.getByText('Undone').waitFor();
  expect(await stored('vase')).toHaveLength(0);
  expect(new Set(harness.browserErrors.splice(0))).toEqual(new Set([UNREACHABLE]));
});

it('what is owed is settled where it is shown, and undo takes it back', async () => {
  const page = await open();
  await action(page, 'settle').click();
  expect(await field(page, 'amount').inputValue()).toBe('21.00');
  await action(page, 'save').click();
  await page.locator('[data-figure=balance][data-amount="0.00"]').waitFor();
  await action(page, 'undo').click();
  await page.locator('[data-figure=settlement][data-amount="21.00"]').waitFor();
});

it('says that it is offline where the network goes between reading and saving, and stores once when it is back', async () => {
  const page = await open();
  await write(page, 'plant 6 split');
  await proposal(page).waitFor();
  await page.context().setOffline(true);
  await action(proposal(page), 'save').click();
  await page.getByText(NO_ANSWER).waitFor();
  expect(await page.locator('[data-saved]').count()).toBe(0);
  expect(await shared('plant')).toHaveLength(0);
  await page.context().setOffline(false);
  await action(proposal(page), 'try-again').click();
  await page.locator('[data-saved]').waitFor();
  expect(await shared('plant')).toHaveLength(1);
  await action(page, 'undo').click();
  await page.getByText('Undone').waitFor();
  harness.browserErrors.splice(0);
});

it('keeps what was typed while the server is away, and while it refuses', async () => {
  const page = await open();
  await page.route(CALLS, (route) => route.abort());
  await write(page, 'milk 2 @cash');
  await page.getByText('This couldn’t be read.').waitFor();
  expect(await box(page).inputValue()).toBe('milk 2 @cash');
  await page.unroute(CALLS);
  await box(page).press('Enter');
  await proposal(page).waitFor();
  await harness.call('planifi_disableAccount_v1', { idempotencyKey: 'test-close-cash', accountId: cash });
  await action(proposal(page), 'save').click();
  await page.getByText('Not saved').waitFor();
  expect(await field(page, 'description').inputValue()).toBe('milk');
  await harness.call('planifi_enableAccount_v1', { idempotencyKey: 'test-open-cash', accountId: cash });
  await action(proposal(page), 'try-again').click();
  await page.locator('[data-saved]').waitFor();
  expect(await inCash('milk')).toHaveLength(1);
  expect(new Set(harness.browserErrors.splice(0))).toEqual(new Set([UNREACHABLE]));
});

it.each(LOCALES_IN_TURN)('asks and answers in one language: %s', async (locale) => {
  const page = await open({ locale, width: 'phone' });
  await write(page, 'xyzzy on 5/4');
  for (const lands of ['budget', 'shared', `account:${cash}`]) {
    await page.locator(`[data-lands-choice="${lands}"]`).click();
    await page.locator(`[data-proposal][data-lands="${lands}"]`).waitFor();
    expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
  }
  await screenshotPage(page, `home-entry-${locale}`);
});

it.each(PAGE_APPEARANCES)('fits and is accessible in $theme mode on a $width', async (appearance) => {
  const page = await open(appearance);
  await write(page, 'lunch on 5/4 with <img src=x onerror=alert()>');
  await question(page, 'amount').waitFor();
  await expectAccessible(page);
  await screenshotPage(page, `home-entry-${appearance.width}-${appearance.theme}`);
});
