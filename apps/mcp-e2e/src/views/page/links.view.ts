import type { Page } from 'playwright-core';

import { foreignWords, LOCALES_IN_TURN } from '../foreign-words';
import { action, loseAnswers, NO_ANSWER, UNREACHABLE } from './entry-page';
import { expectAccessible, PageHarness, screenshotPage } from './page-harness';
import { HOSTILE, SHOWN_HOSTILE } from './sample-data';

/** Entries that stand in the shared month and in the bank statement; one has a hostile name. */
const EVENTS = [
  ['Lunch Trattoria', '200.00'],
  [`Dinner ${HOSTILE}`, '90.00'],
  ['Coffee Aroma', '4.50'],
] as const;

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start({ args: ['--domains', 'shared-split,finance-tools'] });
  const { today } = (await harness.call('get_overview', {})) as { today: string };
  for (const [description, amount] of EVENTS) {
    const people = { payer_participant_id: 'elias', requested_by_participant_id: 'elias' };
    await harness.call('create_movement', { type: 'purchase', amount, description, ...people });
  }
  const lines = EVENTS.map(([text, amount]) => `${today};"${text.replaceAll('"', '""')}";-${amount}`);
  await harness.call('finance_transactions_import', {
    account_id: 'bank',
    content: `date;text;amount\n${lines.join('\n')}\n`,
    mode: 'commit',
    create_account: { name: 'Bank', currency: 'BRL' },
  });
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const proposal = (page: Page, text: string) => page.locator('[data-link]', { hasText: text });

/** Home with the proposals open. */
async function openProposals(appearance = {}): Promise<Page> {
  const page = await harness.open('#/home', { locale: 'en-GB', ...appearance });
  await page.locator('[data-review] button').first().click();
  await page.locator('[data-link]').first().waitFor();
  return page;
}

/** What was spent in all views, each event once. */
async function spent(): Promise<unknown> {
  const { total } = await harness.call('finance_transactions_sum', { direction: 'DEBIT_ONLY', view: 'all' });
  return (total as { amount: unknown }).amount;
}

/** Waits until the sum is this one: what is shown may be gone for a moment while it loads again. */
async function untilSpent(amount: string): Promise<void> {
  while ((await spent()) !== amount) await new Promise((resolve) => setTimeout(resolve, 50));
}

it('home asks about entries in two ledgers, in one language at a time and on a phone', async () => {
  expect(await spent()).toBe('-589.00');
  for (const locale of LOCALES_IN_TURN) {
    const page = await openProposals({ locale, width: 'small' });
    expect(await page.locator('[data-link="same_event"]').count()).toBe(EVENTS.length);
    await page.getByText(SHOWN_HOSTILE).first().waitFor();
    expect(await page.locator('img').count()).toBe(0);
    expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
    await expectAccessible(page);
    await screenshotPage(page, `links-${locale}`);
  }
});

it('a yes counts the event once, though its answer is lost, and undo counts it twice again', async () => {
  const page = await openProposals();
  const answer = await loseAnswers(page, 'finance_links_set');
  await action(proposal(page, 'Lunch'), 'confirm').click();
  await page.getByText(NO_ANSWER).waitFor();
  await answer();
  await action(page, 'try-again').click();
  await proposal(page, 'Lunch').waitFor({ state: 'detached' });
  await untilSpent('-389.00');
  expect(new Set(harness.browserErrors.splice(0))).toEqual(new Set([UNREACHABLE]));
  await action(proposal(page, 'Coffee'), 'confirm').click();
  await untilSpent('-384.50');
  await action(page, 'undo').click();
  await untilSpent('-389.00');
});

it('a no is not asked again, and both stay counted', async () => {
  const page = await openProposals();
  await action(proposal(page, 'Coffee'), 'reject').click();
  await page.locator('[data-saved]').getByText('You won’t be asked again').waitFor();
  await proposal(page, 'Coffee').waitFor({ state: 'detached' });
  expect(await spent()).toBe('-389.00');
  const again = await openProposals();
  await proposal(again, 'Dinner').waitFor();
  expect(await proposal(again, 'Coffee').count()).toBe(0);
});
