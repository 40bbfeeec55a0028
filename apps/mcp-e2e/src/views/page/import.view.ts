import { examplePath } from '../../index';
import { button, choose, csv, nameAccount } from './import-page';
import { expectAccessible, PAGE_APPEARANCES, PageHarness, screenshotPage } from './page-harness';

const STATEMENT = examplePath('statements/ubs-switzerland.csv');
const ROWS = 20_000;

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start({ args: ['--domains', 'finance-tools'] });
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

/** A CSV statement with the given first rows, followed by `rows` generated ones. */
function statement(rows: number, ...first: readonly string[]): Buffer {
  const entries = Array.from(
    { length: rows },
    (_, row) => `2025-${String((row % 12) + 1).padStart(2, '0')}-10;Entry ${row} of ${rows};${row}.05`,
  );
  return Buffer.from(['date;text;amount', ...first, ...entries].join('\n'));
}

const accountsOf = async () => (await harness.call('finance_accounts_list', {}))['items'] as { id: string }[];

describe('a statement', () => {
  it.each(PAGE_APPEARANCES)('is analyzed in $theme mode on a $width, and nothing is stored', async (appearance) => {
    const page = await harness.open('#/import', appearance);
    const name = `${appearance.width}-${appearance.theme}`;
    await page.getByRole('heading', { name: 'Importer des relevés' }).waitFor();
    await page.getByText('Rien d’importé pour l’instant').waitFor();
    await screenshotPage(page, `import-empty-${name}`);
    await expectAccessible(page);
    await choose(page, STATEMENT);
    await page.getByText('À quel compte appartient ce relevé?').waitFor();
    await screenshotPage(page, `import-account-${name}`);
    await expectAccessible(page);
    await nameAccount(page, 'UBS Privatkonto');
    await button(page, 'Enregistrer 5 opérations').waitFor();
    await page.getByText('Prouvé au centime').first().waitFor();
    await page.getByText('Options').click();
    await screenshotPage(page, `import-analyzed-${name}`);
    await expectAccessible(page);
    expect(await accountsOf()).toEqual([]);
  });

  it('is stored once the user confirms, is known afterwards, and can be undone', async () => {
    const page = await harness.open('#/import');
    await choose(page, STATEMENT);
    await nameAccount(page, 'UBS Privatkonto');
    await button(page, 'Enregistrer 5 opérations').click();
    const done = page.getByText('5 opérations enregistrées', { exact: true });
    await done.waitFor();
    expect(await done.evaluate((line) => line === document.activeElement)).toBe(true);
    await screenshotPage(page, 'import-stored');
    await expectAccessible(page);
    expect(await accountsOf()).toMatchObject([{ id: 'ubs-privatkonto', name: 'UBS Privatkonto', currency: 'CHF' }]);
    await page.reload();
    await choose(page, STATEMENT);
    await page.getByText('Tout est déjà importé').waitFor();
    await screenshotPage(page, 'import-known');
    const undo = button(page, /^Retirer l’import/);
    await undo.focus();
    await page.keyboard.press('Enter');
    await button(page, 'Vraiment retirer?').click();
    await page.getByText('5 opérations retirées').waitFor();
    await expectAccessible(page);
    expect(await accountsOf()).toEqual([]);
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
    await page.getByText('Café <img src=x onerror=alert(1)>').waitFor();
    expect(await page.locator('main img').count()).toBe(0);
  });

  it('with unreadable rows is stored without them once the user agrees', async () => {
    const page = await harness.open('#/import');
    await choose(page, csv('broken.csv', statement(3, '2025-02-30;Nothing;1', '2025-02-10;\u202Egnp.exe;much')));
    await nameAccount(page, 'Broken');
    await page.getByRole('heading', { name: 'Lignes illisibles' }).waitFor();
    expect(await button(page, 'Enregistrer 3 opérations').isDisabled()).toBe(true);
    await screenshotPage(page, 'import-errors');
    await expectAccessible(page);
    await page.getByLabel('Laisser de côté les lignes illisibles').check();
    await button(page, 'Enregistrer 3 opérations').click();
    await page.getByText('3 opérations enregistrées', { exact: true }).waitFor();
  });

  it('that is not a statement is rejected with a message, and so is a file that is too large', async () => {
    const page = await harness.open('#/import');
    await choose(page, csv('note.txt', Buffer.from('no header here')));
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
    await nameAccount(page, 'Long');
    const commit = button(page, /^Enregistrer 20.001 opérations$/);
    await commit.waitFor();
    const stored = page.waitForFunction(() =>
      /opérations (lues|enregistrées)/.test(document.querySelector('.import-progress')?.textContent ?? ''),
    );
    await commit.click();
    await stored;
    await screenshotPage(page, 'import-storing');
    await page.getByText(/^20.001 opérations enregistrées$/).waitFor();
  });
});
