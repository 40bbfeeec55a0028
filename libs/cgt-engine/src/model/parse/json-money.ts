import type { Money } from '../transaction';
import { JsonItem } from './json-item';

/** Reads one money value as a field of a sale: a decimal string for pounds, or an object with its currency. */
export function readJsonMoney(field: string, value: unknown, hasRates: (currency: string) => boolean): Money {
  const item = new JsonItem({ [field]: value }, { place: { form: 'planned', number: 0 }, hasRates });
  item.action = 'SELL';
  return item.money(field);
}
