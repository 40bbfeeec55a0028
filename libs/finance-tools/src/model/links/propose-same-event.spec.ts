import { LinkStructure } from './link-structure';
import { dayOf, type LinkableRow } from './linkable-row';
import { proposeSameEvents } from './propose-same-event';
import { isSure } from './proposal';

type Line = readonly [day: string, amount: number, text: string];

/** What is sure of the proposals for lines of the bank and of a budget, as `day text = day text`. */
async function sure(bank: readonly Line[], noted: readonly Line[]): Promise<string[]> {
  const rowsOf = (view: string, lines: readonly Line[]) =>
    lines.map(([day, amount, text], index): LinkableRow => ({
      ...{ id: view === 'imported' ? `${index + 1}` : `${view}:${index + 1}`, view, accountId: view, currency: 'EUR' },
      ...{ units: BigInt(Math.round(amount * 10_000)), bookedAt: `${day} 00:00:00`, day: dayOf(day) },
      ...{ payeeKey: text.toLowerCase(), description: text, sameText: 1 },
    }));
  const rows = [...rowsOf('imported', bank), ...rowsOf('cristi', noted)].sort((one, other) => one.day - other.day);
  const keys = [...new Set(bank.map(([, , text]) => text.toLowerCase()))];
  const found = await proposeSameEvents({
    ...{ rows, refundRows: rows, links: [], accounts: new Map(), structure: new LinkStructure([]) },
    payeesWith: async (words) => keys.filter((key) => key.split(' ').some((word) => words.includes(word))),
  });
  const text = (id: string) => rows.find((row) => row.id === id)?.description;
  return found.filter(isSure).map(({ left, right }) => `${text(left)} = ${text(right)}`);
}

describe('a note that says what was bought and not where', () => {
  const dinner: Line = ['2026-03-10', -37.41, 'dinner with friends'];

  it('is sure where nothing else could be meant', async () => {
    expect(await sure([['2026-03-11', -37.41, 'Solvera']], [dinner])).toEqual(['Solvera = dinner with friends']);
  });

  it.each<[string, readonly Line[], Line]>([
    ['of a round amount', [['2026-03-11', -35, 'Solvera']], ['2026-03-10', -35, 'dinner']],
    ['of a line that was booked before it', [['2026-03-09', -37.41, 'Solvera']], dinner],
    [
      'of two lines that fit',
      [
        ['2026-03-10', -37.41, 'Solvera'],
        ['2026-03-13', -37.41, 'Nevil'],
      ],
      dinner,
    ],
    ['of cash from a machine', [['2026-03-10', -37.41, 'Bancomat Mitte']], dinner],
    [
      'whose words are another payee',
      [
        ['2026-03-10', -37.41, 'Solvera'],
        ['2026-01-10', -12.3, 'Taxi'],
      ],
      ['2026-03-10', -37.41, 'taxi'],
    ],
    ['that has a name too', [['2026-03-10', -37.41, 'Solvera']], ['2026-03-10', -37.41, 'dinner Nevil']],
  ])('is a question %s', async (_, bank, noted) => {
    expect(await sure(bank, [noted])).toEqual([]);
  });

  it('is a question beside another note of the same amount', async () => {
    const lunch: Line = ['2026-03-10', -37.41, 'lunch'];
    expect(await sure([['2026-03-11', -37.41, 'Solvera']], [dinner, lunch])).toEqual([]);
  });
});

describe('a note with a typing error', () => {
  it.each(['solvra', 'grill sovlera', 'grillsolvera'])('is sure: %s', async (note) => {
    expect(await sure([['2026-03-11', -35, 'Grill Solvera']], [['2026-03-10', -35, note]])).toHaveLength(1);
  });

  it('is a question where its word is that of another payee', async () => {
    const bank: Line[] = [
      ['2026-03-11', -35, 'Grill Solvera'],
      ['2026-01-11', -12, 'Solvero'],
    ];
    expect(await sure(bank, [['2026-03-10', -35, 'solvero']])).toEqual([]);
  });
});

it('is a question where a note has the kind of a shop and another name', async () => {
  expect(await sure([['2026-03-11', -35.2, 'Modas Ana']], [['2026-03-10', -35.2, 'modas lin']])).toEqual([]);
});
