import { learntDescription, learntWords } from './learnt-description';
import { EMPTY_MEMORY, memoryOf, MOST_REMEMBERED_PER_WORD, type RememberedTransaction } from './memory';

const stored = (description: string, category: string, fields: Partial<RememberedTransaction> = {}) =>
  ({ type: 'EXPENSE', category, categoryType: 'VARIABLE', description, date: '2026-02-01', ...fields }) as const;

describe('a learnt description', () => {
  it.each([
    ['La Ñaña', 'nana'],
    ['la nana', 'nana'],
    ['Tacos de la esquina #2', 'tacos esquina'],
    ['7-Eleven on coffee', 'eleven coffee'],
    ['🐶', '🐶'],
    ['2024', ''],
    ['el de la', ''],
  ])('%s: %s', (description, learnt) => expect(learntDescription(description)).toBe(learnt));

  it('has words of four letters or more', () => {
    expect(learntWords('Pan y leche, leche de soja')).toEqual(['leche', 'soja']);
  });
});

describe('a memory', () => {
  it('answers with what was last stored or edited', () => {
    const memory = memoryOf([stored('la ñaña', 'Gifts'), stored('La Ñaña', 'Pets')]);
    expect(memory.described('EXPENSE', 'nana')?.category).toBe('Gifts');
    expect(memory.described('INCOME', 'nana')).toBeUndefined();
    expect(memory.containing('EXPENSE', 'nana').map(({ category }) => category)).toEqual(['Gifts', 'Pets']);
    expect(memory.containing('INCOME', 'nana')).toEqual([]);
  });

  it('keeps the newest of a word', () => {
    const older = Array.from({ length: 60 }, () => stored('visita al zoológico', 'Other'));
    const memory = memoryOf([stored('zoológico', 'Fun'), ...older]);
    expect(memory.containing('EXPENSE', 'zoologico')).toHaveLength(MOST_REMEMBERED_PER_WORD);
    expect(memory.containing('EXPENSE', 'zoologico')[0]?.category).toBe('Fun');
  });

  it('knows nothing of a description without words', () => {
    expect(memoryOf([stored('24', 'Fun')]).described('EXPENSE', '')).toBeUndefined();
    expect(EMPTY_MEMORY.described('EXPENSE', 'nana')).toBeUndefined();
  });
});
