import { parseMinorUnits } from '@bursar/money';

// Decimal marks and thousands, each form with the one reading it has. A zero does not begin a group of thousands.
const FORMS: readonly { readonly form: RegExp; readonly thousands: string }[] = [
  { form: /^(?<whole>\d+)(?:[.,](?<rest>\d{1,2}))?$/, thousands: '' },
  { form: /^(?<whole>[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<rest>\d{1,2}))?$/, thousands: '.' },
  // Only a decimal point after them distinguishes commas between thousands from decimal commas.
  { form: /^(?<whole>[1-9]\d{0,2}(?:,\d{3})+)\.(?<rest>\d{1,2})$/, thousands: ',' },
];

const LARGEST = 999_999_999_999n;
const LONGEST = 40;

/**
 * The cents of an amount such as `500`, `500,5`, `299.90`, `1.500`, `1.299,90` or `1,250.00`, with or without `R$`, from
 * 0.01 to 9999999999.99. `undefined` where two readings are possible (`1,500`), and for anything else, a minus included.
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
