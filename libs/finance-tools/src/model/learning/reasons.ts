import { categoryKey } from '../ledger-fields';
import type { Side } from './amount-size';
import type { KnownMerchant } from './merchants';
import { MERCHANT_KINDS } from './merchant-kinds';
import type { PayeeEvidence } from './payee-history';
import type { WordEvidence } from './word-evidence';

/** `9 of 9 transactions of Padaria do Zé are Groceries` */
export function payeeReason({ kind, agreeing, total, category }: PayeeEvidence, payee: string, side: Side): string {
  const what = kind === 'payee' || side === 0 ? 'transactions' : side < 0 ? 'debits' : 'credits';
  const alike = kind === 'size' ? ' with a similar amount' : '';
  return `${agreeing} of ${total} ${total === 1 ? what.slice(0, -1) : what} of ${payee}${alike} ${areOrIs(agreeing)} ${category}`;
}

/** `4 of 5 payees with the word padaria are Bakery` */
export function wordReason({ kind, text, agreeing, total, category }: WordEvidence): string {
  const payees = total === 1 ? 'payee' : 'payees';
  const which = {
    word: `${payees} with the word ${text}`,
    leading: `${payees} whose name begins with ${text}`,
    part: `${payees} with a word that begins with ${text}`,
    merchant: `payees that are ${MERCHANT_KINDS.get(text)?.plural ?? text}`,
  }[kind];
  return `${agreeing} of ${total} ${which} ${areOrIs(agreeing)} ${category}`;
}

/** `farmacia is the name or the first word of pharmacies` */
export function builtInReason({ matched, plural }: KnownMerchant): string {
  return `${matched} stands for ${plural} in the built-in table of merchants`;
}

/** `The same event is Food in cristi`, with `3 of 4 of its category are Groceries here` where that is known */
export function linkedReason(
  { category, agreeing, total }: Pick<PayeeEvidence, 'category' | 'agreeing' | 'total'>,
  elsewhere: { readonly view: string; readonly category: string },
): string {
  const same = `The same event is ${elsewhere.category} in ${elsewhere.view}`;
  if (categoryKey(elsewhere.category) === categoryKey(category)) return same;
  return `${same}, of which ${agreeing} of ${total} ${areOrIs(agreeing)} ${category} here`;
}

function areOrIs(count: number): string {
  return count === 1 ? 'is' : 'are';
}
