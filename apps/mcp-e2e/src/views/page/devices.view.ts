import type { Browser, Page } from 'playwright-core';

import { PATIENCE_MILLISECONDS } from '../../servers/running-process';
import { foreignWords, LOCALES_IN_TURN } from '../foreign-words';
import { expectAccessible, PageHarness, screenshotPage, waitForHash } from './page-harness';

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start();
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const LINK = '[data-pairing] [data-link]';
const linkOn = (page: Page) => page.locator(LINK);

/** A phone, whose user has compared the fingerprint and goes on. */
async function phoneAt(page: Page, link: string, locale = 'en-GB'): Promise<Page> {
  const browser = page.context().browser() as Browser;
  const context = await browser.newContext({
    ...{ ignoreHTTPSErrors: true, isMobile: true, viewport: { width: 390, height: 800 }, locale },
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE_MILLISECONDS);
  const phone = await context.newPage();
  await phone.goto(link);
  await phone.locator('[data-pair]').waitFor();
  return phone;
}

async function pairingOn(page: Page): Promise<string> {
  const pair = page.locator('[data-action=pair]');
  await pair.waitFor();
  const before = (await linkOn(page).count()) === 0 ? '' : await linkOn(page).innerText();
  await pair.click();
  await page.waitForFunction(
    ([selector, old]) => {
      const shown = document.querySelector(selector)?.textContent ?? '';
      return shown !== '' && shown !== old;
    },
    [LINK, before] as const,
  );
  return linkOn(page).innerText();
}

it('a phone gets a key of its own for the code on screen, keeps it, is listed, and removed', async () => {
  const page = await harness.open('#/settings');
  const link = await pairingOn(page);
  expect(link).toMatch(/^https:\/\/[\d.]+:\d+\/#\/pair\/[0-9A-Z]{8}$/);
  expect(await page.locator('.pairing-code').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await screenshotPage(page, 'devices-pairing');
  await expectAccessible(page);

  const phone = await phoneAt(page, link);
  await screenshotPage(phone, 'devices-phone');
  await expectAccessible(phone);
  await phone.locator('input[name=name]').fill('<img src=x onerror=alert(1)> Ana');
  await phone.locator('[data-action=pair]').click();
  await phone.locator('[data-place=settings]').waitFor({ state: 'attached' });
  await waitForHash(phone, /^#\/home/);
  await phone.reload();
  await phone.locator('[data-place=settings]').waitFor({ state: 'attached' });

  await page.reload();
  const device = page.locator('[data-device]');
  await device.waitFor();
  expect(await device.innerText()).toContain('<img src=x onerror=alert(1)> Ana');
  await device.locator('[data-action=revoke]').click();
  await device.waitFor({ state: 'detached' });
  await phone.reload();
  await phone.locator('input[name=key]').waitFor();
  await phone.context().close();
});

it.each(LOCALES_IN_TURN)('a code that was used is refused at the name, in one language: %s', async (locale) => {
  const page = await harness.open('#/settings', { locale });
  const link = await pairingOn(page);
  expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
  await phoneAt(page, link, locale).then(async (first) => {
    await first.locator('input[name=name]').fill('4711');
    await first.locator('[data-action=pair]').click();
    await first.locator('[data-place=settings]').waitFor({ state: 'attached' });
    await first.context().close();
  });
  const second = await phoneAt(page, link, locale);
  await second.locator('[data-action=pair]').click();
  await second.locator('#pair-wrong').waitFor();
  expect(await foreignWords(second.mainFrame(), locale)).toEqual([]);
  await second.context().close();
});
