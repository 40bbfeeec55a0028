import { parseMinorUnits } from '@bursar/money';

// Decimal marks and thousands, each form with the one reading it has. A zero does not begin a group of thousands.
const FORMS: readonly { readonly form: RegExp; readonly thousands: string }[] = [
  { form: /^(?<whole>\d+)(?:[.,](?<rest>\d{1,2}))?$/, thousands: '' },
  { form: /^(?<whole>[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<rest>\d{1,2}))?$/, thousands: '.' },
  // Commas between thousands are only told from decimal commas where a decimal point follows.
  { form: /^(?<whole>[1-9]\d{0,2}(?:,\d{3})+)\.(?<rest>\d{1,2})$/, thousands: ',' },
];

const LARGEST = 999_999_999_999n;
const LONGEST = 40;

/**
 * Cents of an amount such as `500`, `500,5`, `299.90`, `1.500`, `1.299,90` or `1,250.00`, with `R$` or without, from
 * 0.01 to 9999999999.99. `undefined` wherever two readings are possible, or none: `1,500` is: thousands or decimals, nobody knows. So is a minus.
 */
export function readAmount(text: string): bigint | undefined {
  const digits = text.replace(/^R\$ ?/i, '');
  if (digits.length > LONGEST) return undefined;
  for (const { form, thousands } of FORMS) {
    const groups = form.exec(digits)?.groups;
    if (groups === undefined) continue;
    const whole = thousands === '' ? groups['whole'] : groups['whole']?.replaceAll(thousands, '');
    const cents = parseMinorUnits(`${whole}.${(groups['rest'] ?? '').padEnd(2, '0')}`);
    return cents !== undefined && cents > 0n && cents <= LARGEST ? cents : undefined;
  }
  return undefined;
}
