// Ids are opaque text for clients. Those of a source begin with its name and a colon.

const IMPORT_FORM = /^import-([1-9]\d{0,8})$/;
const CATEGORY_FORM = /^category-([1-9]\d{0,8})$/;
export const CATEGORY_PREFIX = 'category-';

export function importId(number: number): string {
  return `import-${number}`;
}

/** `undefined` for text that is not the id of an import. */
export function importNumber(id: string): number | undefined {
  return numberIn(IMPORT_FORM, id);
}

export function categoryId(number: number): string {
  return `${CATEGORY_PREFIX}${number}`;
}

/** `undefined` for text that is not the id of a category. */
export function categoryNumber(id: string): number | undefined {
  return numberIn(CATEGORY_FORM, id);
}

function numberIn(form: RegExp, id: string): number | undefined {
  const [, digits] = form.exec(id) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
