import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { examplePath } from '../../index';
import { expectOpenToAll, PAGE_LOOKS, PageStage, photograph } from './page-harness';

const STATEMENT = examplePath('statements/ubs-switzerland.csv');
const ROWS = 20_000;

let stage: PageStage;
beforeAll(async () => {
  stage = await PageStage.set({ args: ['--domains', 'finance-tools'] });
});
afterAll(() => stage.stop());
afterEach(() => expect(stage.complaints.splice(0)).toEqual([]));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor();

/** A statement of so many rows, the first of them as they are given. */
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
  it.each(PAGE_LOOKS)('is analyzed in $theme at the width of a $width, and nothing is stored', async (look) => {
    const page = await stage.open('#/import', look);
    const name = `${look.width}-${look.theme}`;
    await heading(page, 'Importer un relevé');
    await photograph(page, `import-empty-${name}`);
    await expectOpenToAll(page);
    await choose(page, STATEMENT);
    await nameAccount(page, 'UBS Privatkonto');
    await page.getByText('Options').click();
    await photograph(page, `import-chosen-${name}`);
    await expectOpenToAll(page);
    await button(page, 'Analyser').click();
    await button(page, 'Enregistrer 5 écritures').waitFor();
    await page.getByText('-3.65').waitFor();
    await photograph(page, `import-analyzed-${name}`);
    await expectOpenToAll(page);
    expect(await stage.call('finance_accounts_list', {})).toEqual({ items: [] });
  });

  it('is stored when somebody has seen it, can be taken back, and is known afterwards', async () => {
    const page = await stage.open('#/import');
    await choose(page, STATEMENT);
    await nameAccount(page, 'UBS Privatkonto');
    await button(page, 'Analyser').click();
    await button(page, 'Enregistrer 5 écritures').click();
    await heading(page, '5 écritures enregistrées');
    await page.getByText('bursar import undo import-1').waitFor();
    expect(await page.locator('h1').evaluate((head) => head === document.activeElement)).toBe(true);
    await photograph(page, 'import-stored');
    await expectOpenToAll(page);
    expect(await stage.call('finance_accounts_list', {})).toMatchObject({
      items: [{ id: 'ubs-privatkonto', name: 'UBS Privatkonto', currency: 'CHF' }],
    });
    await button(page, 'Importer un autre relevé').click();
    await choose(page, STATEMENT);
    await page.getByRole('combobox', { name: /^Compte/ }).waitFor();
    await button(page, 'Analyser').click();
    await page.getByText('Tout est déjà connu').waitFor();
    await photograph(page, 'import-known');
  });

  it('is dropped as well as chosen, in the letters of its bank', async () => {
    const page = await stage.open('#/import');
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

  it('with rows that cannot be read is stored without them, once somebody says so', async () => {
    const page = await stage.open('#/import');
    await choose(page, csv('broken.csv', statement(3, '2025-02-30;Nothing;1', '2025-02-10;\u202Egnp.exe;much')));
    await nameAccountIfNew(page);
    await button(page, 'Analyser').click();
    await heading(page, 'Lignes illisibles');
    expect(await button(page, 'Enregistrer 3 écritures').isDisabled()).toBe(true);
    await photograph(page, 'import-errors');
    await expectOpenToAll(page);
    await page.getByLabel('Laisser de côté les lignes illisibles').check();
    await button(page, 'Enregistrer 3 écritures').click();
    await heading(page, '3 écritures enregistrées');
  });

  it('that is none is refused in words, and another is taken', async () => {
    const page = await stage.open('#/import');
    await choose(page, csv('note.txt', Buffer.from('no header here')));
    await nameAccountIfNew(page);
    await button(page, 'Analyser').click();
    await page.getByText('L’import n’a pas abouti.').waitFor();
    await photograph(page, 'import-refused');
    await expectOpenToAll(page);
    const large = csv('large.csv', Buffer.alloc(11 * 1024 * 1024, 'x'));
    await page.locator('input[type=file]').setInputFiles(large);
    await page.getByText('Ce fichier dépasse 10 Mio').waitFor();
  });

  it('that is long tells how far it is', async () => {
    const page = await stage.open('#/import');
    await choose(page, csv('long.csv', statement(ROWS, '2024-12-31;The year before;1')));
    await nameAccountIfNew(page);
    const seen = page.waitForFunction(() =>
      /écritures lues/.test(document.querySelector('.under-way')?.textContent ?? ''),
    );
    await button(page, 'Analyser').click();
    await seen;
    await photograph(page, 'import-analyzing');
    await button(page, /^Enregistrer 20.001 écritures$/).waitFor();
    const stored = page.waitForFunction(() =>
      /écritures (lues|enregistrées)/.test(document.querySelector('.under-way')?.textContent ?? ''),
    );
    await button(page, /^Enregistrer 20.001 écritures$/).click();
    await stored;
    await photograph(page, 'import-storing');
    await heading(page, /^20.001 écritures enregistrées$/);
  });
});

/** An account is there once something was stored. */
async function nameAccountIfNew(page: Page): Promise<void> {
  await page.getByText('Options').waitFor();
  const name = page.getByLabel('Nom du compte');
  if ((await name.count()) > 0) await name.fill('Konto');
}

it('a server that only reads says that it stores nothing', async () => {
  const reading = await PageStage.set({ args: ['--domains', 'finance-tools', '--read-only'] });
  try {
    const page = await reading.open('#/import');
    await choose(page, csv('some.csv', readFileSync(STATEMENT)));
    await nameAccountIfNew(page);
    await button(page, 'Analyser').click();
    await page.getByText('Ce serveur ne fait que lire').waitFor();
    expect(await button(page, /^Enregistrer/).count()).toBe(0);
  } finally {
    await reading.stop();
  }
});
