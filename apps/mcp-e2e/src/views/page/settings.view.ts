import type { Page } from 'playwright-core';

import { foreignWords, LOCALES_IN_TURN } from '../foreign-words';
import { expectAccessible, PAGE_APPEARANCES, PageHarness, screenshotPage } from './page-harness';

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start({ env: { BURSAR_TIME_ZONE: 'Europe/Zurich' } });
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const field = (page: Page, id: string) => page.locator(`#${id}`);
const save = (page: Page) => page.locator('[data-action=save]').click();
const openSettings = async (appearance = {}) => {
  const page = await harness.open('#/settings', appearance);
  await field(page, 'setting-language').waitFor();
  return page;
};
const stored = async () => (await fetch(new URL('/household/settings', harness.bursar.url))).json();

describe.each(PAGE_APPEARANCES)('in $theme mode, $width', (appearance) => {
  it('the settings are accessible', async () => {
    const page = await openSettings(appearance);
    await screenshotPage(page, `settings-${appearance.width}-${appearance.theme}`);
    await expectAccessible(page);
    if (appearance.width === 'desktop') return;
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('[data-place=ledger]').waitFor();
    await screenshotPage(page, `menu-${appearance.width}-${appearance.theme}`);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.locator('[data-place=ledger]').waitFor({ state: 'hidden' });
  });
});

it.each(LOCALES_IN_TURN)('say everything in one language: %s', async (locale) => {
  const page = await openSettings({ locale });
  expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
});

it('the whole page follows the language that is set, whatever the browser prefers, until it is taken back', async () => {
  const page = await openSettings();
  await field(page, 'setting-language').selectOption('fr');
  await save(page);
  await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, document.title])).toEqual([
    'fr-FR',
    'Réglages · bursar',
  ]);
  expect(await stored()).toMatchObject({ language: 'fr', in_force: { language: 'fr' } });
  await page.locator('[data-action=undo]').click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.getByText('Back to what it was').waitFor();
  expect(await stored()).toMatchObject({ language: null });
});

it('names are kept after a refusal, which stands at its field, and stored once they are right', async () => {
  const page = await openSettings();
  await field(page, 'person-0-name').fill('x'.repeat(121));
  await save(page);
  await page.locator('#person-0-name-wrong').waitFor();
  expect(await field(page, 'person-0-name').inputValue()).toHaveLength(121);
  await screenshotPage(page, 'settings-refused');
  await expectAccessible(page);
  await field(page, 'person-0-name').fill('<img src=x onerror=alert(1)> Ana');
  await field(page, 'person-0-budget').fill('4711');
  await save(page);
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(((await stored()) as { people: unknown[] }).people[0]).toMatchObject({
    name: '<img src=x onerror=alert(1)> Ana',
    budget_user_id: '4711',
  });
  expect(await page.locator('img').count()).toBe(0);
});

it('what the start of the server decides cannot be changed here', async () => {
  const page = await openSettings();
  expect(await field(page, 'setting-time_zone').isDisabled()).toBe(true);
  expect(await field(page, 'setting-time_zone').inputValue()).toBe('Europe/Zurich');
  await page.getByText('Decided when bursar was started').waitFor();
});

it('offline nothing is lost, and a second try stores it', async () => {
  const page = await openSettings();
  await field(page, 'setting-currency').selectOption('CHF');
  await page.route('**/household/settings', (route) => route.abort());
  await save(page);
  await page.getByText('Nothing was saved.').waitFor();
  expect(await field(page, 'setting-currency').inputValue()).toBe('CHF');
  await page.unroute('**/household/settings');
  expect(harness.browserErrors.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  await save(page);
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await stored()).toMatchObject({ currency: 'CHF' });
});

it('who uses this device is asked, and remembered by this browser alone', async () => {
  const page = await openSettings();
  const [first] = await page.locator('[data-person]').all();
  expect(await page.locator('[data-person][aria-pressed=true]').count()).toBe(0);
  await first?.click();
  await page.locator('[data-person][aria-pressed=true]').waitFor();
  await page.reload();
  await page.locator('[data-person][aria-pressed=true]').waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['bursar.person']);
});
