import { foreignWords, LOCALES_IN_TURN } from '../foreign-words';
import { action, field, loseAnswers, NO_ANSWER, row, UNREACHABLE } from './entry-page';
import { expectAccessible, PAGE_APPEARANCES, PageHarness, screenshotPage } from './page-harness';
import { HOSTILE, SHOWN_HOSTILE } from './sample-data';

const STATEMENT = [
  'date;text;amount',
  '2025-03-01;MIGROS ZURICH;-42.00',
  '2025-03-02;MIGROS BERN;-18.50',
  '2025-03-03;Loyer mars;-1200.00',
  '2025-03-04;Bookshop;-30.00',
  '2025-03-05;Salary;5000.00',
  '',
].join('\n');

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start({ args: ['--domains', 'finance-tools'] });
  await harness.call('finance_transactions_import', {
    account_id: 'ubs',
    content: STATEMENT,
    mode: 'commit',
    create_account: { name: 'UBS', currency: 'CHF' },
  });
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

/** Complete: while the totals above it load, the list moves under the pointer. */
async function open(route = '#/ledger', appearance = {}) {
  const page = await harness.open(route, { locale: 'en-GB', ...appearance });
  await page.locator('main.view').waitFor();
  await page.waitForFunction(() => document.querySelector('.loading') === null);
  return page;
}
const filtered = (filters: object) => `#/ledger/${encodeURIComponent(JSON.stringify(filters))}`;

interface Details {
  readonly category_name: string | null;
  readonly tags: readonly string[];
  readonly note: string | null;
  readonly split: readonly { readonly amount: string; readonly category_name: string | null }[];
}

async function stored(search: string): Promise<Details> {
  const { items } = await harness.call('finance_transactions_search', { search, details: true });
  return (items as readonly Details[])[0] as Details;
}

describe('one transaction', () => {
  it('gets a category, a note and tags, and undo takes all of it back', async () => {
    const page = await open();
    await action(row(page, 'Bookshop'), 'edit').click();
    await field(page, 'category').fill('Books');
    await field(page, 'note').fill(HOSTILE);
    await field(page, 'tags').fill('Gift, #birthday');
    await action(page, 'save').click();
    await row(page, 'Bookshop').getByText('Books', { exact: true }).waitFor();
    await row(page, 'Bookshop').getByText('#birthday').waitFor();
    await row(page, 'Bookshop').getByText(SHOWN_HOSTILE).waitFor();
    expect(await page.locator('img').count()).toBe(0);
    expect(await stored('Bookshop')).toMatchObject({
      category_name: 'Books',
      tags: ['birthday', 'gift'],
      note: HOSTILE,
    });
    await screenshotPage(page, 'ledger-edited');
    await expectAccessible(page);
    await action(page, 'undo').click();
    await row(page, 'Bookshop').getByText('#birthday').waitFor({ state: 'detached' });
    expect(await stored('Bookshop')).toMatchObject({ category_name: null, tags: [], note: null });
  });

  it('is split, and the last part takes the rest', async () => {
    const page = await open();
    await action(row(page, 'Loyer'), 'edit').click();
    await action(page, 'split').click();
    await field(page, 'category1').fill('Rent');
    await field(page, 'amount1').fill('1,000');
    await field(page, 'category2').fill('Heating');
    await screenshotPage(page, 'ledger-split');
    await action(page, 'save').click();
    await row(page, 'Loyer').getByText('Heating').waitFor();
    expect((await stored('Loyer')).split).toMatchObject([
      { amount: '-1000.00', category_name: 'Rent' },
      { amount: '-200.00', category_name: 'Heating' },
    ]);
    await action(page, 'undo').click();
    await row(page, 'Loyer').getByText('Heating').waitFor({ state: 'detached' });
    expect((await stored('Loyer')).split).toEqual([]);
  });

  it('whose answer is lost is changed once, and can still be taken back', async () => {
    const page = await open();
    await action(row(page, 'Bookshop'), 'edit').click();
    await field(page, 'category').fill('Novels');
    const answer = await loseAnswers(page, 'finance_transactions_update');
    await action(page, 'save').click();
    await page.getByText(NO_ANSWER).waitFor();
    await answer();
    await action(page, 'try-again').click();
    await row(page, 'Bookshop').getByText('Novels').waitFor();
    await action(page, 'undo').click();
    await row(page, 'Bookshop').getByText('Novels').waitFor({ state: 'detached' });
    expect((await stored('Bookshop')).category_name).toBeNull();
    expect(new Set(harness.browserErrors.splice(0))).toEqual(new Set([UNREACHABLE]));
  });
});

describe('everything that is found', () => {
  it('is categorised: first it says how many and which, then it is one change', async () => {
    const page = await open(filtered({ search: 'migros' }));
    await action(page, 'categorise-all').click();
    await field(page, 'category').fill('Groceries');
    await action(page, 'save').click();
    await page.getByText('2 transactions would change:').waitFor();
    expect((await stored('MIGROS BERN')).category_name).toBeNull();
    await screenshotPage(page, 'ledger-bulk');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change 2 transactions' }).click();
    await page.locator('[data-saved]').getByText('2 transactions changed').waitFor();
    expect((await stored('MIGROS BERN')).category_name).toBe('Groceries');
    await action(page, 'undo').click();
    await page.locator('[data-saved]').getByText('Undone').waitFor();
    expect((await stored('MIGROS BERN')).category_name).toBeNull();
  });

  it('is not changed where more has come to it since it was shown', async () => {
    const page = await open(filtered({ search: 'migros', uncategorized: true }));
    await action(page, 'categorise-all').click();
    await field(page, 'category').fill('Groceries');
    await action(page, 'save').click();
    await page.getByText('2 transactions would change:').waitFor();
    await harness.call('finance_transactions_update', {
      filter: { search: 'MIGROS BERN' },
      set: { category: 'Travel' },
      mode: 'commit',
    });
    await action(page, 'save').click();
    await page.getByText('The entries have changed in the meantime.').waitFor();
    expect((await stored('MIGROS ZURICH')).category_name).toBeNull();
  });

  it('is shown again before it is changed by other filters', async () => {
    const page = await open(filtered({ search: 'migros' }));
    await action(page, 'categorise-all').click();
    await field(page, 'category').fill('Groceries');
    await action(page, 'save').click();
    const shown = page.getByText('2 transactions would change:');
    await shown.waitFor();
    await page.locator('.filters .segment').last().click();
    await shown.waitFor({ state: 'detached' });
  });

  it('the last changes are listed, and any can be taken back', async () => {
    const page = await open();
    await action(page, 'changes').click();
    const last = page.locator('[data-change]').first();
    await last.getByText('Edited').waitFor();
    await expectAccessible(page);
    await screenshotPage(page, 'ledger-changes');
    await action(last, 'undo-change').click();
    await action(last, 'confirm').click();
    await page.locator('[data-saved]').getByText('Undone').waitFor();
    expect((await stored('MIGROS BERN')).category_name).toBeNull();
  });

  it('what has no category can be found alone', async () => {
    await harness.call('finance_transactions_update', {
      filter: { search: 'Salary' },
      set: { category: 'Pay' },
      mode: 'commit',
    });
    const page = await open();
    await row(page, 'Salary').waitFor();
    await page.locator('.filters').getByRole('button', { name: 'Uncategorised' }).click();
    await row(page, 'Salary').waitFor({ state: 'detached' });
    await row(page, 'Bookshop').waitFor();
  });

  it('whose answer is lost is changed once, and others that were found since stay as they are', async () => {
    const page = await open(filtered({ search: 'migros' }));
    await action(page, 'categorise-all').click();
    await field(page, 'category').fill('Market');
    await action(page, 'save').click();
    await page.getByText('2 transactions would change:').waitFor();
    const answer = await loseAnswers(page, 'finance_transactions_update');
    await page.getByRole('button', { name: 'Change 2 transactions' }).click();
    await page.getByText(NO_ANSWER).waitFor();
    await answer();
    const content = 'date;text;amount\n2025-03-09;MIGROS NEW;-5.00\n';
    await harness.call('finance_transactions_import', { account_id: 'ubs', content, mode: 'commit' });
    await action(page, 'try-again').click();
    await page.locator('[data-saved]').getByText('2 transactions changed').waitFor();
    expect((await stored('MIGROS NEW')).category_name).not.toBe('Market');
    await action(page, 'undo').click();
    await page.locator('[data-saved]').getByText('Undone').waitFor();
    expect((await stored('MIGROS BERN')).category_name).not.toBe('Market');
    expect(new Set(harness.browserErrors.splice(0))).toEqual(new Set([UNREACHABLE]));
    const { items } = await harness.call('finance_changes_list', { kind: 'import', limit: 1 });
    const [{ change_id }] = items as readonly [{ readonly change_id: string }];
    await harness.call('finance_changes_undo', { change_id, mode: 'commit' });
  });

  it('is changed for those that are chosen one by one', async () => {
    const page = await open();
    await action(page, 'choose').click();
    for (const text of ['MIGROS BERN', 'Bookshop']) await row(page, text).locator('input[type=checkbox]').check();
    await page.getByText('2 transactions chosen').waitFor();
    await field(page, 'category').fill('Chosen');
    await action(page, 'save').click();
    await page.getByText('2 transactions would change:').waitFor();
    await expectAccessible(page);
    await screenshotPage(page, 'ledger-chosen');
    await page.getByRole('button', { name: 'Change 2 transactions' }).click();
    await page.locator('[data-saved]').getByText('2 transactions changed').waitFor();
    expect((await stored('Bookshop')).category_name).toBe('Chosen');
    await action(page, 'undo').click();
    await page.locator('[data-saved]').getByText('Undone').waitFor();
    expect((await stored('Bookshop')).category_name).not.toBe('Chosen');
  });

  it('is changed by a rule that is made of one of them, and undo takes the rule back', async () => {
    const page = await open();
    await action(row(page, 'MIGROS BERN'), 'edit').click();
    await action(page, 'rule').click();
    await field(page, 'contains').fill('migros');
    await field(page, 'category').fill('Shopping');
    await action(page, 'save').click();
    await page.getByText('2 transactions would change:').waitFor();
    const answer = await loseAnswers(page, 'finance_rules_set');
    await action(page, 'save').click();
    await page.getByText(NO_ANSWER).waitFor();
    await answer();
    await action(page, 'try-again').click();
    await page.locator('[data-saved]').getByText('Rule saved: migros').waitFor();
    expect((await harness.call('finance_rules_list', {}))['rules']).toHaveLength(1);
    expect((await stored('MIGROS BERN')).category_name).toBe('Shopping');
    await action(page, 'undo').click();
    await page.locator('[data-saved]').getByText('Undone').waitFor();
    expect((await harness.call('finance_rules_list', {}))['rules']).toHaveLength(0);
    expect((await stored('MIGROS BERN')).category_name).not.toBe('Shopping');
    expect(new Set(harness.browserErrors.splice(0))).toEqual(new Set([UNREACHABLE]));
  });
});

it('an edit of a row that is gone is refused in a sentence', async () => {
  const content = 'date;text;amount\n2025-04-01;Gone soon;-1.00\n';
  await harness.call('finance_transactions_import', { account_id: 'ubs', content, mode: 'commit' });
  const page = await open();
  await action(row(page, 'Gone soon'), 'edit').click();
  await field(page, 'category').fill('Never');
  const { items } = await harness.call('finance_changes_list', { kind: 'import', limit: 1 });
  const [{ change_id }] = items as readonly [{ readonly change_id: string }];
  await harness.call('finance_changes_undo', { change_id, mode: 'commit' });
  await action(page, 'save').click();
  await page.getByText('That isn’t there, or not any more.').waitFor();
  expect(await field(page, 'category').inputValue()).toBe('Never');
});

describe.each(LOCALES_IN_TURN)('the forms in %s', (locale) => {
  it('have words of one language', async () => {
    const page = await open(filtered({ search: 'migros' }), { locale });
    await action(row(page, 'MIGROS BERN'), 'edit').click();
    await action(page, 'split').click();
    await action(page, 'save').click();
    await page.locator('.field-wrong').first().waitFor();
    expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
    await action(page, 'cancel').click();
    await action(page, 'categorise-all').click();
    await field(page, 'category').fill('X');
    await action(page, 'save').click();
    await page.locator('.preview').waitFor();
    expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
    await action(page, 'changes').click();
    await page.locator('[data-change]').first().waitFor();
    expect(await foreignWords(page.mainFrame(), locale)).toEqual([]);
  });
});

it.each(PAGE_APPEARANCES)('fits and is accessible in $theme mode on a $width', async (appearance) => {
  const page = await open('#/ledger', appearance);
  await action(row(page, 'Bookshop'), 'edit').click();
  await page.locator('.row-editor .entry-form').waitFor();
  await expectAccessible(page);
  await screenshotPage(page, `ledger-edit-${appearance.width}-${appearance.theme}`);
});
