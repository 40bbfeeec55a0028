import fc from 'fast-check';

/** What one of the programs would take for something else than a text, and what changes how a line is read. */
const PIECES = [
  ...[
    ';',
    '; date:2026-99-99',
    ';;',
    '"',
    '\\',
    '\\"',
    "'",
    '(',
    '(x)',
    '*',
    '!',
    '= ',
    '~ ',
    '|',
    '#tag',
    ':tag:',
    'key: value',
  ],
  ...[
    '%(format)',
    '%-20(account)',
    '{1}',
    '@ 5 EUR',
    '[2026-01-01]',
    '[=2026/1/1]',
    '=HYPERLINK("x")',
    '-1',
    '+1',
    '^link',
  ],
  ...[
    'Mercado',
    'Coop 1234',
    'é',
    'e\u0301',
    'Straße',
    '日本',
    'ليلى',
    '\u202Eevil\u202C',
    '\u2066x\u2069',
    '👩\u200D👧',
    '\u00A0',
  ],
  ...[
    'end comment',
    'include /etc/passwd',
    'P 2026-01-01 EUR 2 USD',
    'apply account X',
    'Expenses:Food  10 BRL',
    '2026-01-01 * x',
  ],
];

/** A text of a person or of a bank, on one line. */
export const hostileText = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 })
  .map((pieces) => pieces.join(' ').trim().slice(0, 200) || '-');

/** Names of which several become the same account. */
export const hostileName = fc.constantFrom(
  ...[
    'Débito',
    'débito',
    'De\u0301bito',
    'débito.',
    '(Débito)',
    '---',
    '日本',
    'Ünïcödé',
    'a;b',
    'A b',
    'Split',
    'Uncategorized',
    '1st',
    'ß',
  ],
  'n'.repeat(64),
);
