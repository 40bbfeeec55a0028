import fc from 'fast-check';

/** An entry of a made-up statement: what a reading has to give back. */
export interface MadeEntry {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Never 0: an entry of nothing leaves no trace in balances. */
  readonly cents: number;
  readonly text: string;
}

const TEXTS = [
  ...[
    'Bakery',
    'Müller & Söhne',
    'Café "Rond-Point"',
    'Rent, January',
    'a;b|c',
    'Łódź',
    'Peluquería Núñez',
    "O'Neill",
    '100 % Bio',
  ],
  ...[
    'Pay 2025-01-31',
    'Total Energies 12',
    '12,50 Euro',
    '(paid)',
    'Kino',
    'REF 0001234',
    '+41 79 000 00 00',
    'Überweisung 3.1.',
  ],
];

const START = Date.UTC(2024, 0, 3);
const DAY = 86_400_000;

export const madeEntry = fc.record({
  day: fc.nat({ max: 500 }).map((days) => new Date(START + days * DAY).toISOString().slice(0, 10)),
  cents: fc.oneof(fc.integer({ min: -250_000, max: -1 }), fc.integer({ min: 1, max: 9_000_000 })),
  text: fc.constantFrom(...TEXTS),
});

/** Statements in order of time, most of them with amounts that leave the account. */
export const madeEntries = (minLength: number, maxLength: number) =>
  fc
    .array(madeEntry, { minLength, maxLength })
    .map((entries) => [...entries].sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)));

/** Balances in cents before each entry and behind the last, in order of time. */
export function balancesOf(entries: readonly MadeEntry[], opening: number): number[] {
  const balances = [opening];
  for (const { cents } of entries) balances.push((balances.at(-1) as number) + cents);
  return balances;
}

/** `-1234.50`. */
export function plain(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
