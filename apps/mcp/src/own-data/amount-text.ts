/** A decimal with `digits` digits after the point, further ones only where they are not zero; never `-0`. */
export function amountText(amount: string, digits: number): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(digits, '0');
  const text = kept === '' ? whole : `${whole}.${kept}`;
  return /^-[0.]*$/.test(text) ? text.slice(1) : text;
}
