import type { Page } from 'playwright-core';

type Given = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const nameOf = (file: Given) => (typeof file === 'string' ? (file.split('/').at(-1) ?? '') : file.name);
export const sectionOf = (page: Page, file: Given) => page.getByRole('region', { name: nameOf(file), exact: true });

export const csv = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });

/** Gives files to the page, and waits until each was read. */
export async function choose(page: Page, ...files: readonly Given[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(files as never);
  for (const file of files) await sectionOf(page, file).waitFor();
}

/** Answers the question of the account with a new one. */
export async function nameAccount(page: Page, name: string, currency?: string): Promise<void> {
  const menu = page.getByRole('combobox', { name: /^Compte( du numéro .*)?$/ });
  const field = page.getByLabel('Nom du compte');
  await field.or(menu).first().waitFor();
  if ((await field.count()) === 0) await menu.selectOption({ label: 'Nouveau compte…' });
  await field.fill(name);
  const known = page.getByLabel('Devise');
  // Most statements name their currency, and the field has it then.
  if (currency !== undefined && (await known.inputValue()) === '') await known.fill(currency);
  await button(page, 'Continuer').click();
}
