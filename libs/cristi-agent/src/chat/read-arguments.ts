import { findAmounts } from '../model/parse/amounts/find-amounts';
import { tokenize } from '../model/parse/tokenize';
import { collapseWhiteSpace } from '../model/text/white-space';

const MONTH = /^\d{4}-\d{2}$/;

/** The only amount in a text, read as pesos, in centavos; zero is valid. `undefined` for none, several or an invalid one. */
export function readAmount(text: string): number | undefined {
  const amounts = findAmounts(tokenize(collapseWhiteSpace(text)));
  const [amount] = amounts;
  if (amount?.centavos === undefined || amounts.length > 1) return undefined;
  const isZero = amount.kind === 'bad' && amount.centavos === 0n;
  return amount.kind === 'strong' || amount.kind === 'weak' || isZero ? Number(amount.centavos) : undefined;
}

/** The month `YYYY-MM` among the words of a text, and the text without it. */
export function takeMonth(text: string): { readonly month: string | undefined; readonly rest: string } {
  const words = text.split(' ');
  const month = words.find((word) => MONTH.test(word));
  return { month, rest: words.filter((word) => word !== month).join(' ') };
}
