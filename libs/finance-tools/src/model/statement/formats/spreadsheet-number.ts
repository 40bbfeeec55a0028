/** A stored number without exponent, at the fifteen digits that spreadsheets calculate with. */
export function plainNumber(text: string): string | undefined {
  if (!/^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d{1,3})?$/i.test(text.trim())) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return undefined;
  // Stored as a binary fraction: 3849.4999999999995 is 3849.5. What sums leave behind of larger numbers is none of theirs either:
  // 0.20000000001164153 is 0.2.
  const precise = Number(value.toPrecision(15));
  const near = precise.toFixed(8);
  const rounded = near.endsWith('0000') ? Number(near) : precise;
  const [, sign = '', digits = '', exponent] = /^(-?)([\d.]+)(?:e-(\d+))?$/.exec(String(rounded)) ?? [];
  if (exponent === undefined) return `${sign}${digits}`;
  return `${sign}0.${'0'.repeat(Number(exponent) - 1)}${digits.replace('.', '')}`;
}

const DAY = 86_400_000;
/** Serial 60 is the 29 February 1900 that never was. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** The day of a serial number, with its time where it has one. */
export function dayOfSerial(serial: number, is1904: boolean): string | undefined {
  if (!Number.isFinite(serial) || serial < 0 || serial > 2_958_465) return undefined;
  const days = Math.floor(serial);
  const seconds = Math.round((serial - days) * 86_400);
  const shifted = !is1904 && days < 60 ? days + 1 : days;
  const date = new Date((is1904 ? EPOCH_1904 : EPOCH_1900) + shifted * DAY + seconds * 1_000);
  const text = date.toISOString();
  return seconds === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}
