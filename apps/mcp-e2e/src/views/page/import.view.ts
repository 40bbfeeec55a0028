import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { examplePath } from '../../index';
import { expectAccessible, PAGE_APPEARANCES, PageHarness, screenshotPage } from './page-harness';

const STATEMENT = examplePath('statements/ubs-switzerland.csv');
const ROWS = 20_000;

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start({ args: ['--domains', 'finance-tools'] });
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const waitForHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor();

/** A CSV statement with the given first rows, followed by `rows` generated ones. */
function statement(rows: number, ...first: readonly string[]): Buffer {
  const entries = Array.from(
    { length: rows },
    (_, row) => `2025-${String((row % 12) + 1).padStart(2, '0')}-10;Entry ${row} of ${rows};${row}.05`,
  );
  return Buffer.from(['date;text;amount', ...first, ...entries].join('\n'));
}

async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(typeof file === 'string' ? 'ubs-switzerland.csv' : file.name).waitFor();
}

const csv = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });

async function nameAccount(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nom du compte').fill(name);
}

describe('a statement', () => {
  it.each(PAGE_APPEARANCES)('is analyzed in $theme mode on a $width, and nothing is stored', async (appearance) => {
    const page = await harness.open('#/import', appearance);
    const name = `${appearance.width}-${appearance.theme}`;
    await waitForHeading(page, 'Importer un relevé');
    await screenshotPage(page, `import-empty-${name}`);
    await expectAccessible(page);
    await choose(page, STATEMENT);
    await nameAccount(page, 'UBS Privatkonto');
    await page.getByText('Options').click();
    await screenshotPage(page, `import-chosen-${name}`);
    await expectAccessible(page);
    await button(page, 'Analyser').click();
    await button(page, 'Enregistrer 5 écritures').waitFor();
    await page.getByText('-3.65').waitFor();
    await screenshotPage(page, `import-analyzed-${name}`);
    await expectAccessible(page);
    expect(await harness.call('finance_accounts_list', {})).toEqual({ items: [] });
  });

  it('is stored once the user confirms, can be undone, and is known afterwards', async () => {
    const page = await harness.open('#/import');
    await choose(page, STATEMENT);
    await nameAccount(page, 'UBS Privatkonto');
    await button(page, 'Analyser').click();
    await button(page, 'Enregistrer 5 écritures').click();
    await waitForHeading(page, '5 écritures enregistrées');
    await page.getByText('bursar import undo import-1').waitFor();
    expect(await page.locator('h1').evaluate((head) => head === document.activeElement)).toBe(true);
    await screenshotPage(page, 'import-stored');
    await expectAccessible(page);
    expect(await harness.call('finance_accounts_list', {})).toMatchObject({
      items: [{ id: 'ubs-privatkonto', name: 'UBS Privatkonto', currency: 'CHF' }],
    });
    await button(page, 'Importer un autre relevé').click();
    await choose(page, STATEMENT);
    await page.getByRole('combobox', { name: /^Compte/ }).waitFor();
    await button(page, 'Analyser').click();
    await page.getByText('Tout est déjà connu').waitFor();
    await screenshotPage(page, 'import-known');
  });

  it('can be dropped on the page, in any encoding', async () => {
    const page = await harness.open('#/import');
    const latin = Buffer.from('date;libellé;montant\n10.01.2025;Café <img src=x onerror=alert(1)>;-4.50\n', 'latin1');
    const transfer = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dropped = new DataTransfer();
      dropped.items.add(new File([bytes], 'latin.csv'));
      return dropped;
    }, latin.toString('base64'));
    await page.locator('.drop').dispatchEvent('dragover', { dataTransfer: transfer });
    await page.locator('.drop').dispatchEvent('drop', { dataTransfer: transfer });
    await page.getByText('latin.csv').waitFor();
    await nameAccountIfNew(page);
    await button(page, 'Analyser').click();
    await page.getByText('Café <img src=x onerror=alert(1)>').waitFor();
    expect(await page.locator('main img').count()).toBe(0);
  });

  it('with unreadable rows is stored without them once the user agrees', async () => {
    const page = await harness.open('#/import');
    await choose(page, csv('broken.csv', statement(3, '2025-02-30;Nothing;1', '2025-02-10;\u202Egnp.exe;much')));
    await nameAccountIfNew(page);
    await button(page, 'Analyser').click();
    await waitForHeading(page, 'Lignes illisibles');
    expect(await button(page, 'Enregistrer 3 écritures').isDisabled()).toBe(true);
    await screenshotPage(page, 'import-errors');
    await expectAccessible(page);
    await page.getByLabel('Laisser de côté les lignes illisibles').check();
    await button(page, 'Enregistrer 3 écritures').click();
    await waitForHeading(page, '3 écritures enregistrées');
  });

  it('that is not a statement is rejected with a message, and so is a file that is too large', async () => {
    const page = await harness.open('#/import');
    await choose(page, csv('note.txt', Buffer.from('no header here')));
    await nameAccountIfNew(page);
    await button(page, 'Analyser').click();
    await page.getByText('L’import n’a pas abouti.').waitFor();
    await screenshotPage(page, 'import-refused');
    await expectAccessible(page);
    const large = csv('large.csv', Buffer.alloc(11 * 1024 * 1024, 'x'));
    await page.locator('input[type=file]').setInputFiles(large);
    await page.getByText('Ce fichier dépasse 10 Mio').waitFor();
  });

  it('that is long shows its progress', async () => {
    const page = await harness.open('#/import');
    await choose(page, csv('long.csv', statement(ROWS, '2024-12-31;The year before;1')));
    await nameAccountIfNew(page);
    const readRows = page.waitForFunction(() =>
      /écritures lues/.test(document.querySelector('.import-progress')?.textContent ?? ''),
    );
    await button(page, 'Analyser').click();
    await readRows;
    await screenshotPage(page, 'import-analyzing');
    await button(page, /^Enregistrer 20.001 écritures$/).waitFor();
    const stored = page.waitForFunction(() =>
      /écritures (lues|enregistrées)/.test(document.querySelector('.import-progress')?.textContent ?? ''),
    );
    await button(page, /^Enregistrer 20.001 écritures$/).click();
    await stored;
    await screenshotPage(page, 'import-storing');
    await waitForHeading(page, /^20.001 écritures enregistrées$/);
  });
});

/** Names the account unless one already exists. */
async function nameAccountIfNew(page: Page): Promise<void> {
  await page.getByText('Options').waitFor();
  const name = page.getByLabel('Nom du compte');
  if ((await name.count()) > 0) await name.fill('Konto');
}

it('a read-only server says that it stores nothing', async () => {
  const readOnly = await PageHarness.start({ args: ['--domains', 'finance-tools', '--read-only'] });
  try {
    const page = await readOnly.open('#/import');
    await choose(page, csv('some.csv', readFileSync(STATEMENT)));
    await nameAccountIfNew(page);
    await button(page, 'Analyser').click();
    await page.getByText('Ce serveur ne fait que lire').waitFor();
    expect(await button(page, /^Enregistrer/).count()).toBe(0);
  } finally {
    await readOnly.stop();
  }
});
