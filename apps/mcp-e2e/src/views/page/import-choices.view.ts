import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { examplePath, ROOT, stopAfterwards } from '../../index';
import { button, choose, csv, nameAccount, sectionOf } from './import-page';
import { expectAccessible, PAGE_APPEARANCES, PageHarness, screenshotPage } from './page-harness';

const STATEMENT = examplePath('statements/ubs-switzerland.csv');
const CASES = join(ROOT, 'libs/finance-tools/cases/statements/files');

const stopped = stopAfterwards();
let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start({ args: ['--domains', 'finance-tools'] });
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

describe('what a statement leaves open', () => {
  it.each(PAGE_APPEARANCES.slice(1, 3))('is a choice with the first rows ($theme, $width)', async (appearance) => {
    const page = await harness.open('#/import', appearance);
    await choose(page, join(CASES, 'viseca-card-switzerland.csv'));
    await nameAccount(page, `Carte ${appearance.width}`);
    await page.getByText('Les achats sont-ils imprimés en positif?').waitFor();
    expect(await button(page, /^Enregistrer/).isDisabled()).toBe(true);
    await screenshotPage(page, `import-question-${appearance.width}-${appearance.theme}`);
    await expectAccessible(page);
    const choice = page.getByRole('radio', { name: /Oui: un montant positif est une dépense/ });
    await choice.focus();
    await page.keyboard.press('Space');
    await button(page, 'Enregistrer 5 opérations').click();
    await page.getByText('5 opérations enregistrées', { exact: true }).waitFor();
  });

  it('can be changed by a menu above each column', async () => {
    const page = await harness.open('#/import');
    await choose(page, join(CASES, 'no-balance-column.csv'));
    await nameAccount(page, 'Colonnes', 'EUR');
    const menu = page.getByRole('combobox', { name: 'Colonne du fichier pour: Tiers' });
    await menu.waitFor();
    await screenshotPage(page, 'import-columns');
    expect(await page.getByRole('cell', { name: 'Alfa', exact: true }).count()).toBe(1);
    await menu.selectOption({ label: 'Text' });
    await page.getByRole('cell', { name: 'Alfa', exact: true }).nth(1).waitFor();
  });

  it('of several accounts is asked for each, and one may be left out', async () => {
    const page = await harness.open('#/import');
    await choose(page, join(CASES, 'ofx-two-accounts.ofx'));
    await page.getByLabel('Compte du numéro 9900/111').selectOption({ label: 'Laisser de côté' });
    await page.getByLabel('Compte du numéro 9900/222').selectOption({ label: 'Nouveau compte…' });
    await page.getByLabel('Nom du compte').fill('Zwei');
    await screenshotPage(page, 'import-two-accounts');
    await expectAccessible(page);
    await button(page, 'Continuer').click();
    await button(page, 'Enregistrer 2 opérations').click();
    await page.getByText('2 opérations enregistrées', { exact: true }).waitFor();
  });
});

it('several files are analyzed at once, each on its own', async () => {
  const page = await harness.open('#/import');
  const [one, other] = [join(CASES, 'camt053.xml'), join(CASES, 'mt940.sta')];
  await choose(page, one, other);
  for (const file of [one, other]) {
    await sectionOf(page, file).getByText('À quel compte appartient ce relevé?').waitFor();
  }
  await screenshotPage(page, 'import-several');
  await sectionOf(page, other).getByRole('button', { name: 'Annuler' }).click();
  expect(await sectionOf(page, other).count()).toBe(0);
});

it('every example is stored with no option touched', async () => {
  const page = await harness.open('#/import');
  for (const file of readdirSync(examplePath('statements')).filter((name) => name !== 'README.md')) {
    const path = examplePath(`statements/${file}`);
    await choose(page, path);
    const section = sectionOf(page, path);
    const isAsked = section.getByText('À quel compte appartient ce relevé?');
    await isAsked
      .or(section.getByRole('button', { name: /^Enregistrer/ }))
      .first()
      .waitFor();
    if ((await isAsked.count()) > 0) await nameAccount(page, `Exemple ${file}`, 'EUR');
    await section.getByRole('button', { name: /^Enregistrer/ }).click();
    await section.getByText(/opérations? enregistrées?$/).waitFor();
  }
});

it('a read-only server says that it stores nothing', async () => {
  const readOnly = stopped(await PageHarness.start({ args: ['--domains', 'finance-tools', '--read-only'] }));
  const page = await readOnly.open('#/import');
  await choose(page, csv('some.csv', readFileSync(STATEMENT)));
  await page.getByText('bursar est en lecture seule').waitFor();
  expect(await button(page, /^Enregistrer/).count()).toBe(0);
});
