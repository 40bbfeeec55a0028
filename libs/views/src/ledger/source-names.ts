import type { Language } from '../language/language';
import type { Key } from '../language/catalogues';

/** What another ledger lends to the one of the banks begins with its name. */
const OTHER_LEDGER = /^(shared-split|cristi|planifi):/;
const SOURCES: Readonly<Record<string, Key>> = {
  'shared-split': 'overview.source.shared-split',
  cristi: 'overview.source.cristi-agent',
  planifi: 'overview.source.planifi',
};

export function isOfOtherLedger(id: string): boolean {
  return OTHER_LEDGER.test(id);
}

/** The name of a category: one that the budget knows in the language in force, and any other as people wrote it. */
export function categoryName(id: string, names: ReadonlyMap<string, string>, { t, has }: Language): string {
  const known = names.get(id);
  if (known !== undefined && !isOfOtherLedger(id)) return known;
  const own = id.replace(OTHER_LEDGER, '');
  return has(`category.${own}`) ? t(`category.${own}` as Key) : (known ?? own);
}

/** The name of an account: of another ledger that ledger's, where none is known. */
export function accountName(id: string, names: ReadonlyMap<string, string>, { t }: Language): string {
  const source = SOURCES[OTHER_LEDGER.exec(id)?.[1] ?? ''];
  return names.get(id) ?? (source === undefined ? id : t(source));
}
