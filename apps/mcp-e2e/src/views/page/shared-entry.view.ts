import { stopAfterwards } from '../../index';
import { action, field, loseAnswers, NO_ANSWER, pickDay, row, UNREACHABLE } from './entry-page';
import { CALLS, expectAccessible, PageHarness, screenshotPage } from './page-harness';
import { buy, fillPurchase, MONTH, openMonth } from './shared-page';

const stopped = stopAfterwards();
let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start({ args: ['--domains', 'shared-split'] });
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

async function movements(month = MONTH): Promise<readonly { readonly amount: string; readonly description: string }[]> {
  const [year, number] = month.split('-').map(Number);
  const { items } = await harness.call('list_movements', { year, month: number });
  return items as never;
}

const named = async (description: string) =>
  (await movements()).filter((movement) => movement.description === description).map(({ amount }) => amount);

describe('an expense', () => {
  it('is added, and the month is the server’s again; undo takes it back', async () => {
    const page = await openMonth(harness);
    await fillPurchase(page, '89.90', 'Market');
    await action(page, 'save').click();
    await page.locator('[data-saved]').getByText('Saved: Market, R$').waitFor();
    await row(page, 'Market').and(page.locator('[data-amount="89.90"][data-currency="BRL"]')).waitFor();
    await page.getByText('owes').first().waitFor();
    expect(await named('Market')).toEqual(['89.90']);
    await action(page, 'undo').click();
    await page.locator('[data-saved]').getByText('Undone').waitFor();
    await row(page, 'Market').waitFor({ state: 'detached' });
    expect(await named('Market')).toEqual([]);
  });

  it('asks once who uses the device', async () => {
    const page = await harness.open(`#/shared/${MONTH}`, { locale: 'en-GB' });
    await action(page, 'add').click();
    await page.getByText('Who uses this device?').waitFor();
    await expectAccessible(page);
    await page.locator('[data-person="leticia"]').click();
    expect(await field(page, 'payer').inputValue()).toBe('leticia');
    await page.reload();
    await action(page, 'add').click();
    expect(await field(page, 'payer').inputValue()).toBe('leticia');
  });

  it('that is wrong is not sent: each field says why, and what was typed stays', async () => {
    const page = await openMonth(harness);
    await action(page, 'add').click();
    await field(page, 'amount').fill('twelve');
    await pickDay(page, '2026-02-28');
    await page
      .locator('[data-field="day"] select')
      .and(page.getByLabel('Day', { exact: true }))
      .selectOption('30');
    await action(page, 'save').click();
    await page.getByText('Enter an amount above zero, with two decimals at most.').waitFor();
    await page.getByText('Fill this in.').waitFor();
    await page.getByText('That day isn’t in the calendar.').waitFor();
    expect(await field(page, 'amount').inputValue()).toBe('twelve');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('amount');
    await screenshotPage(page, 'shared-wrong');
    await expectAccessible(page);
  });

  it('pressed twice is stored once', async () => {
    const page = await openMonth(harness);
    await fillPurchase(page, '5', 'Twice');
    const release = await harness.holdResponse(page, 'create_movement');
    await action(page, 'save').evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await page.getByRole('button', { name: 'Saving…' }).waitFor();
    release();
    await page.locator('[data-saved]').waitFor();
    expect(await named('Twice')).toEqual(['5.00']);
  });

  it('whose answer is lost is stored once, however often it is tried again', async () => {
    const page = await openMonth(harness);
    await fillPurchase(page, '7', 'Lost answer');
    const answer = await loseAnswers(page, 'create_movement');
    await action(page, 'save').click();
    await page.getByText(NO_ANSWER).waitFor();
    expect(await field(page, 'amount').isDisabled()).toBe(true);
    await expectAccessible(page);
    await screenshotPage(page, 'shared-offline');
    await action(page, 'try-again').click();
    await page.getByText(NO_ANSWER).waitFor();
    await answer();
    await action(page, 'try-again').click();
    await row(page, 'Lost answer').waitFor();
    expect(await named('Lost answer')).toEqual(['7.00']);
    await action(page, 'undo').click();
    await row(page, 'Lost answer').waitFor({ state: 'detached' });
    expect(new Set(harness.browserErrors.splice(0))).toEqual(new Set([UNREACHABLE]));
  });

  it('whose answer is lost stays as it was sent, whatever a later try is refused for', async () => {
    const page = await openMonth(harness);
    await fillPurchase(page, '8', 'Refused later');
    const answer = await loseAnswers(page, 'create_movement');
    await action(page, 'save').click();
    await page.getByText(NO_ANSWER).waitFor();
    await answer();
    await page.route(CALLS, (route) => route.fulfill({ status: 429, body: '{}' }));
    await action(page, 'try-again').click();
    await page.getByText('Too many').waitFor();
    expect(await field(page, 'amount').isDisabled()).toBe(true);
    await page.unroute(CALLS);
    await action(page, 'try-again').click();
    await row(page, 'Refused later').waitFor();
    expect(await named('Refused later')).toEqual(['8.00']);
    harness.browserErrors.splice(0);
  });
});

describe('a correction', () => {
  it('replaces the entry, and undo restores it', async () => {
    await buy(harness, '250.00', 'Typing error');
    const page = await openMonth(harness);
    await action(row(page, 'Typing error'), 'edit').click();
    expect(await field(page, 'amount').inputValue()).toBe('250.00');
    await field(page, 'amount').fill('25');
    await action(page, 'save').click();
    await row(page, 'Typing error').and(page.locator('[data-amount="25.00"]')).waitFor();
    expect(await named('Typing error')).toEqual(['25.00']);
    await action(page, 'undo').click();
    await row(page, 'Typing error').and(page.locator('[data-amount="250.00"]')).waitFor();
    expect(await named('Typing error')).toEqual(['250.00']);
  });

  it('removes the entry, adds a refund of it, and each can be taken back', async () => {
    await buy(harness, '40.00', 'Shoes');
    const page = await openMonth(harness);
    await action(row(page, 'Shoes'), 'edit').click();
    await action(page, 'refund').click();
    await field(page, 'amount').fill('50');
    await pickDay(page, `${MONTH}-20`);
    await action(page, 'save').click();
    await page.getByText('That’s more than is left of the purchase.').waitFor();
    expect(await field(page, 'amount').inputValue()).toBe('50');
    await field(page, 'amount').fill('10');
    await action(page, 'try-again').click();
    await row(page, 'Shoes').and(page.locator('[data-amount="-10.00"]')).waitFor();
    await action(page, 'undo').click();
    await row(page, 'Shoes').and(page.locator('[data-amount="-10.00"]')).waitFor({ state: 'detached' });
    await action(row(page, 'Shoes'), 'edit').click();
    await action(page, 'remove').click();
    await row(page, 'Shoes').waitFor({ state: 'detached' });
    await action(page, 'undo').click();
    await row(page, 'Shoes').and(page.locator('[data-amount="40.00"]')).waitFor();
  });

  it('of an entry that was removed elsewhere is refused in a sentence', async () => {
    const { id } = await buy(harness, '3.00', 'Gone');
    const page = await openMonth(harness);
    await action(row(page, 'Gone'), 'edit').click();
    await field(page, 'amount').fill('4');
    await harness.call('correct_movement', {
      movement_id: id,
      action: 'void',
      requested_by_participant_id: 'leticia',
    });
    await action(page, 'save').click();
    await page.getByText('This entry has been corrected or removed in the meantime.').waitFor();
    expect(await field(page, 'amount').inputValue()).toBe('4');
    expect(await named('Gone')).toEqual([]);
  });
});

it('what is owed is settled, and the balance follows; undo brings it back', async () => {
  await buy(harness, '60.00', 'Owed', '2026-01');
  const page = await openMonth(harness, '2026-01');
  await action(page, 'settle').click();
  expect(await field(page, 'amount').inputValue()).toBe('30.00');
  expect(await field(page, 'payer').inputValue()).toBe('leticia');
  await field(page, 'amount').fill('20');
  await pickDay(page, '2026-01-31');
  await action(page, 'save').click();
  await page.locator('[data-figure="balance"][data-amount="10.00"][data-debtor="leticia"]').waitFor();
  await screenshotPage(page, 'shared-settled');
  await expectAccessible(page);
  await action(page, 'undo').click();
  await page.locator('[data-figure="balance"]').waitFor({ state: 'detached' });
});

it('a server that only reads offers no change', async () => {
  const readOnly = stopped(await PageHarness.start({ args: ['--domains', 'shared-split', '--read-only'] }));
  const page = await readOnly.open(`#/shared/${MONTH}`, { locale: 'en-GB' });
  await page.getByText('Nothing recurring this month').waitFor();
  expect(await page.locator('[data-action]').count()).toBe(0);
});
