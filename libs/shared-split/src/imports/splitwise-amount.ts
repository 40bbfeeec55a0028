/** What nearly every cell of an export looks like: short enough for exact numbers. */
const USUAL = /^-?[0-9]{1,10}\.[0-9]{2}$/;
const PLAIN = /^-?[0-9]+$/;
const DECIMAL = /^(-?)([0-9]{1,3}(?:[.,\s][0-9]{3})*|[0-9]+)[.,]([0-9]{1,2})$/;

/** Cents of an amount with `.` or `,` as decimal mark, and the other one in groups of three; `undefined` for other text. */
export function splitwiseCents(text: string): bigint | undefined {
  if (USUAL.test(text)) return BigInt(text.slice(0, -3) + text.slice(-2));
  const trimmed = text.trim();
  if (PLAIN.test(trimmed)) return BigInt(trimmed) * 100n;
  const [, sign = '', whole = '', decimals = ''] = DECIMAL.exec(trimmed) ?? [];
  if (whole === '') return undefined;
  const separators = new Set(whole.replace(/[0-9]/g, ''));
  const mark = trimmed.at(-decimals.length - 1) ?? '';
  if (separators.size > 1 || separators.has(mark)) return undefined;
  const cents = BigInt(whole.replace(/[^0-9]/g, '')) * 100n + BigInt(decimals.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}
