import type { Page } from 'playwright-core';

import { action, field, pickDay } from './entry-page';
import type { PageHarness } from './page-harness';

export const MONTH = '2026-03';

/** The household's page of a month, on the device of Elias. */
export async function openMonth(
  harness: PageHarness,
  month = MONTH,
  appearance: Parameters<PageHarness['open']>[1] = {},
): Promise<Page> {
  const page = await harness.tab({ locale: 'en-GB', ...appearance });
  await page.addInitScript(() => localStorage.setItem('bursar.person', 'elias'));
  await harness.goTo(page, `#/shared/${month}`);
  await action(page, 'add').waitFor();
  return page;
}

/** Opens the form for a purchase and fills it in. */
export async function fillPurchase(page: Page, amount: string, description: string): Promise<void> {
  await action(page, 'add').click();
  await field(page, 'amount').fill(amount);
  await field(page, 'description').fill(description);
  await pickDay(page, `${MONTH}-14`);
}

/** Stores a purchase directly. */
export const buy = (harness: PageHarness, amount: string, description: string, month = MONTH) =>
  harness.call('create_movement', {
    type: 'purchase',
    amount,
    description,
    requested_by_participant_id: 'elias',
    occurred_at: `${month}-10`,
  });
