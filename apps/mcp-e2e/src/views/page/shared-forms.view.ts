import { foreignWords, LOCALES_IN_TURN } from '../foreign-words';
import { action, field, loseAnswers, NO_ANSWER, row, UNREACHABLE } from './entry-page';
import { expectAccessible, PAGE_APPEARANCES, PageHarness, screenshotPage } from './page-harness';
import { HOSTILE, SHOWN_HOSTILE } from './sample-data';
import { buy, fillPurchase, MONTH, openMonth } from './shared-page';

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start({ args: ['--domains', 'shared-split'] });
  await buy(harness, '50.00', 'Shoes');
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

describe('a recurring expense', () => {
  it('is added, edited, paused, resumed and ended', async () => {
    const page = await openMonth(harness);
    await action(page, 'add-recurrence').click();
    await field(page, 'amount').fill('100');
    await field(page, 'description').fill('Gym');
    await field(page, 'onDay').fill('31');
    const from = page.locator('[data-field="from"] select');
    await from.and(page.getByLabel('Year')).selectOption('2026');
    await from.and(page.getByLabel('Month')).selectOption('03');
    await action(page, 'save').click();
    await row(page, 'Gym').and(page.locator('[data-amount="100.00"]')).waitFor();
    await action(row(page, 'Gym'), 'edit').click();
    // An end that was chosen by mistake is taken out again.
    const until = page.locator('[data-field="until"] select');
    await until.and(page.getByLabel('Month')).selectOption('03');
    await until.and(page.getByLabel('Year')).selectOption('');
    expect(await until.and(page.getByLabel('Month')).inputValue()).toBe('');
    await field(page, 'amount').fill('120');
    await action(page, 'save').click();
    await row(page, 'Gym').and(page.locator('[data-amount="120.00"]')).waitFor();
    await action(page, 'undo').click();
    await row(page, 'Gym').and(page.locator('[data-amount="100.00"]')).waitFor();
    await action(row(page, 'Gym'), 'edit').click();
    await action(page, 'pause').click();
    await row(page, 'Gym').getByText('paused').waitFor();
    await action(page, 'undo').click();
    await row(page, 'Gym').getByText('paused').waitFor({ state: 'detached' });
    await action(row(page, 'Gym'), 'edit').click();
    // A double press is no answer to the question whether it is meant.
    await action(page, 'end').dblclick();
    await action(page, 'confirm').click();
    await row(page, 'Gym').getByText('ended').waitFor();
  });

  it('whose answer is lost is stored once', async () => {
    const page = await openMonth(harness);
    await action(page, 'add-recurrence').click();
    await field(page, 'amount').fill('11');
    await field(page, 'description').fill('Newspaper');
    const answer = await loseAnswers(page, 'create_recurrence');
    await action(page, 'save').click();
    await page.getByText(NO_ANSWER).waitFor();
    await answer();
    await action(page, 'try-again').click();
    await page.locator('[data-saved]').waitFor();
    const { items } = await harness.call('list_recurrences', {});
    const found = (items as { description: string }[]).filter(({ description }) => description === 'Newspaper');
    expect(found).toHaveLength(1);
    expect(new Set(harness.browserErrors.splice(0))).toEqual(new Set([UNREACHABLE]));
  });
});

describe('hostile text', () => {
  it('is plain text in rows, forms and notices', async () => {
    const page = await openMonth(harness);
    await fillPurchase(page, '1', HOSTILE);
    await action(page, 'save').click();
    await row(page, 'onerror').waitFor();
    await row(page, 'onerror').getByText(SHOWN_HOSTILE).waitFor();
    await action(row(page, 'onerror'), 'edit').click();
    expect(await field(page, 'description').inputValue()).toBe(HOSTILE);
    expect(await page.locator('img').count()).toBe(0);
    expect(await page.title()).toBe('Shared · bursar');
    await expectAccessible(page);
    expect(await page.locator('[data-saved]').innerText()).not.toContain('\u202E');
  });
});

describe.each(LOCALES_IN_TURN)('the forms in %s', (locale) => {
  it('have words of one language', async () => {
    const page = await openMonth(harness, MONTH, { locale });
    for (const opener of ['add', 'add-recurrence', 'settle']) {
      await action(page, opener).click();
      await field(page, 'amount').fill('');
      await action(page, 'save').click();
      await page.locator('.field-wrong').first().waitFor();
      expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
    }
    await screenshotPage(page, `shared-forms-${locale}`);
  });
});

it.each(PAGE_APPEARANCES)('fits and is accessible in $theme mode on a $width', async (appearance) => {
  const page = await openMonth(harness, MONTH, appearance);
  await action(page, 'add-recurrence').click();
  await page.locator('.entry-form').waitFor();
  await action(row(page, 'Shoes'), 'edit').click();
  await page.locator('.row-editor .entry-form').waitFor();
  await expectAccessible(page);
  await screenshotPage(page, `shared-forms-${appearance.width}-${appearance.theme}`);
});
