import { filledIn, predefinedNames, valueAt } from './names';

const names = new Map<string, unknown>([
  ['id', 7],
  ['list', ['a']],
]);

describe('names in a case', () => {
  it('stand for their values as a whole text, whatever kind they are', () => {
    expect(filledIn({ a: '$id', b: ['$list', { c: '$id' }] }, names)).toEqual({ a: 7, b: [['a'], { c: 7 }] });
  });

  it('stand for their text inside another', () => {
    expect(filledIn('recurrence:${id}:2026-01', names)).toBe('recurrence:7:2026-01');
  });

  it('are left alone when nobody has them, and what is no text is', () => {
    expect(filledIn(['$45', '$1,200', 'US$id', '${other}', 3, null, true], names)).toEqual([
      '$45',
      '$1,200',
      'US$id',
      '${other}',
      3,
      null,
      true,
    ]);
  });

  it('are some from the beginning', () => {
    const given = predefinedNames();
    const year = String(given.get('now_year'));
    const month = String(given.get('now_month')).padStart(2, '0');
    expect(given.get('now_competence')).toBe(`${year}-${month}`);
    expect(given.get('T')).toMatch(/^[0-9a-f]{8}$/);
    expect(predefinedNames().get('T')).not.toBe(given.get('T'));
  });
});

it('a path finds what is there and nothing else', () => {
  const value = { items: [{ id: 'a' }, { id: null }] };
  expect(valueAt(value, '$.items[0].id')).toBe('a');
  expect(valueAt(value, '$.items[1].id')).toBeNull();
  expect(valueAt(value, '$.items[1].id.deep')).toBeUndefined();
  expect(valueAt(value, '$.items[2].id')).toBeUndefined();
  expect(valueAt(value, '$')).toBe(value);
});
