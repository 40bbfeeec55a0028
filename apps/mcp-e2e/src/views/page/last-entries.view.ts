import type { Page } from 'playwright-core';

import { foreignWords, LOCALES_IN_TURN } from '../foreign-words';
import { action } from './entry-page';
import { expectAccessible, PageHarness, screenshotPage } from './page-harness';

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start();
  const { today } = (await harness.call('get_overview', {})) as { today: string };
  await harness.call('create_movement', {
    ...{ type: 'purchase', amount: '42.00', description: 'Kiosk', requested_by_participant_id: 'elias' },
  });
  const spent = {
    type: 'EXPENSE',
    amount_mxn_cents: 500,
    category_type: 'VARIABLE',
    category: 'Food',
    date_iso: today,
  };
  await harness.call('add_transaction', {
    ...{ user_id: 'elias', thread_id: 'page', transaction: { ...spent, description: 'Tacos' } },
  });
  const { account } = (await harness.call('planifi_createAccount_v1', {
    ...{
      idempotencyKey: 'open-wallet',
      name: 'Wallet',
      type: 'CASH',
      currency: 'CHF',
      openingBalance: 50,
      openedOn: today,
    },
  })) as { account: { id: string } };
  await harness.call('planifi_createExpense_v1', {
    ...{ idempotencyKey: 'spend-ticket', accountId: account.id, amount: 7, occurredOn: today, description: 'Ticket' },
  });
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const entry = (page: Page, text: string) => page.locator('.change', { hasText: text });

async function openEntries(appearance = {}): Promise<Page> {
  const page = await harness.tab({ locale: 'en-GB', ...appearance });
  await page.addInitScript(() => localStorage.setItem('bursar.person', 'elias'));
  await harness.goTo(page, '#/settings');
  for (const text of ['Kiosk', 'Tacos', 'Ticket']) await entry(page, text).waitFor();
  return page;
}

it('the last entries of every ledger can be taken out for ever, and put back', async () => {
  const page = await openEntries();
  for (const text of ['Kiosk', 'Ticket']) {
    await action(entry(page, text), 'undo-entry').click();
    await action(entry(page, text), 'restore').click();
    await action(entry(page, text), 'undo-entry').waitFor();
  }
  // What is taken out of a budget is gone; only the notice brings it back.
  await action(entry(page, 'Tacos'), 'undo-entry').click();
  await entry(page, 'Tacos').waitFor({ state: 'detached' });
  await action(page, 'undo').click();
  await entry(page, 'Tacos').waitFor();
});

it.each(LOCALES_IN_TURN)('are listed in one language: %s', async (locale) => {
  const page = await openEntries({ locale });
  expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
});

it('fit a small phone', async () => {
  const page = await openEntries({ width: 'small' });
  await screenshotPage(page, 'last-entries');
  await expectAccessible(page);
});
