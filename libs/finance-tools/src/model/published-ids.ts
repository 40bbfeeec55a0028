// Ids are opaque text for clients. Those of a source begin with its name and a colon.

const IMPORT_FORM = /^import-([1-9]\d{0,8})$/;
const CATEGORY_FORM = /^category-([1-9]\d{0,8})$/;
export const CATEGORY_PREFIX = 'category-';
const CHANGE_FORM = /^change-([1-9]\d{0,8})$/;

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

export function changeId(number: number): string {
  return `change-${number}`;
}

/** `undefined` for text that is not the id of a change. */
export function changeNumber(id: string): number | undefined {
  return numberIn(CHANGE_FORM, id);
}

const SEQUENCE_FORM = /^[1-9]\d{0,17}$/;

/** The place in the ledger of the transaction with this id; `undefined` for text that is not the id of an imported one. */
export function transactionSequence(id: string): bigint | undefined {
  return SEQUENCE_FORM.test(id) ? BigInt(id) : undefined;
}

const RULE_FORM = /^rule-([1-9]\d{0,8})$/;

export function ruleId(number: number): string {
  return `rule-${number}`;
}

/** `undefined` for text that is not the id of a rule. */
export function ruleNumber(id: string): number | undefined {
  return numberIn(RULE_FORM, id);
}

const LINK_FORM = /^link-([1-9]\d{0,8})$/;

export function linkId(number: number): string {
  return `link-${number}`;
}

/** `undefined` for text that is not the id of a link. */
export function linkNumber(id: string): number | undefined {
  return numberIn(LINK_FORM, id);
}

function numberIn(form: RegExp, id: string): number | undefined {
  const [, digits] = form.exec(id) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
