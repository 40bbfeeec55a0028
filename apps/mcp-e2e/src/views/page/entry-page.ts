import type { Locator, Page } from 'playwright-core';

import { CALLS } from './page-harness';

/** What the browser logs for a request that a test cuts off. */
export const UNREACHABLE = 'Failed to load resource: net::ERR_FAILED';
/** What a form says when no answer came. */
export const NO_ANSWER = 'Trying again never saves it twice.';

/** The buttons of a form or an entry, by `data-action`. */
export const action = (page: Page | Locator, name: string) => page.locator(`[data-action="${name}"]:visible`);

/** The entries shown that have this text. */
export const row = (page: Page, text: string) => page.locator('tr[data-row]', { hasText: text });

/** The first input of a form's field. */
export const field = (page: Page, name: string) => page.locator(`[data-field="${name}"] .input`).first();

/** Chooses a day in the menus of a form in English. */
export async function pickDay(page: Page, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  const menus = page.locator('[data-field="day"] select');
  for (const [label, value] of [
    ['Year', year],
    ['Month', month],
    ['Day', date],
  ] as const) {
    await menus.and(page.getByLabel(label, { exact: true })).selectOption(value);
  }
}

/** Lets the calls of a tool reach the server and loses every answer, until the test calls the returned function. */
export async function loseAnswers(page: Page, tool: string): Promise<() => Promise<void>> {
  await page.route(CALLS, async (route) => {
    if (route.request().postData()?.includes(tool) === true) await route.fetch();
    await route.abort();
  });
  return () => page.unroute(CALLS);
}
