import { mismatches } from './case-matching';

const fits = (expected: unknown, found: unknown) => mismatches(expected, found).length === 0;

describe('a value of a case', () => {
  it.each([
    ['text', 'tea', 'tea', 'coffee'],
    ['number', 12, 12, '12'],
    ['truth', true, true, 1],
    ['null', null, null, undefined],
    ['named properties among others', { a: 1 }, { a: 1, b: 2 }, { b: 2 }],
    ['properties of properties', { a: { b: 1 } }, { a: { b: 1, c: 2 } }, { a: [1] }],
    ['list', [1, 2], [1, 2], [2, 1]],
    ['list by its length', [1], [1], [1, 2]],
    ['empty object, which any object is', {}, { a: 1 }, []],
    ['empty list', [], [], {}],
    ['objects in a list', [{ a: 1 }], [{ a: 1, b: 2 }], [{ b: 2 }]],
  ])('fits as %s', (_kind, expected, right, wrong) => {
    expect(fits(expected, right)).toBe(true);
    expect(fits(expected, wrong)).toBe(false);
  });
});

describe('a matcher', () => {
  it.each<[string, unknown, unknown, unknown]>([
    ['$any', true, null, undefined],
    ['$absent', true, undefined, null],
    ['$not', 'x', 'y', 'x'],
    ['$not', { $length: 0 }, [1], []],
    ['$type', 'string', '', 1],
    ['$type', 'number', 0.5, '0.5'],
    ['$type', 'integer', 5, 0.5],
    ['$type', 'boolean', false, null],
    ['$type', 'null', null, undefined],
    ['$type', 'array', [], {}],
    ['$type', 'object', {}, []],
    ['$type', 'object', {}, null],
    ['$match', '^t\\d+$', 't12', 'at12'],
    ['$match', '1', '1', 1],
    ['$regex', '^t\\d+$', 't12', 't'],
    ['$instant', '2026-02-01T00:00:00Z', '2026-01-31T21:00:00-03:00', '2026-01-31T21:00:01-03:00'],
    ['$instant', '2026-02-01T00:00:00Z', '2026-02-01T00:00:00.000Z', 'soon'],
    ['$gte', 3, 3, 2],
    ['$gte', 3, 4, '4'],
    ['$lte', 3, 3, 4],
    ['$lte', 3, 2, undefined],
    ['$length', 2, [1, 1], [1]],
    ['$length', 2, [1, 1], 'ab'],
    ['$contains', [{ a: 1 }, 2], [2, 3, { a: 1, b: 1 }], [2, { a: 2 }]],
    ['$contains', [1], [1], '1'],
    ['$keys', ['b', 'a'], { a: 1, b: null }, { a: 1 }],
    ['$keys', [], {}, { a: 1 }],
    ['$not_contains', [{ a: 1 }, 2], [3, { a: 2 }], [3, { a: 1 }]],
    ['$not_contains', [1], [], undefined],
    ['$set', [1, 2], [2, 1], [1, 2, 2]],
    ['$set', [1, 1], [1, 1], [1, 2]],
    ['$set', [{}, { a: 1 }], [{ a: 1 }, { b: 1 }], [{ b: 1 }, { c: 1 }]],
    ['$exact', { a: 1 }, { a: 1 }, { a: 1, b: 2 }],
    ['$exact', { a: [{ b: 1 }] }, { a: [{ b: 1 }] }, { a: [{ b: 1, c: 2 }] }],
    ['$exact', { a: { $type: 'string' } }, { a: '' }, { a: '', b: '' }],
    ['$prefixes', ['a:', 'b:'], ['a: x', 'b: y'], ['b: y', 'a: x']],
    ['$prefixes', ['a:'], ['a: x'], ['a: x', 'b: y']],
    ['$prefixes', ['a:'], ['a:'], [{}]],
    ['$prefixes', ['a:'], ['a:'], undefined],
  ])('%s of %j takes %j and refuses %j', (name, wanted, right, wrong) => {
    expect(mismatches({ [name]: wanted }, right)).toEqual([]);
    expect(mismatches({ [name]: wanted }, wrong)).toHaveLength(1);
  });

  it('counts at any depth, also inside another', () => {
    const expected = { items: { $contains: [{ tags: { $set: ['a', { $match: '^b' }] } }] } };
    expect(fits(expected, { items: [{ tags: ['be', 'a'] }] })).toBe(true);
    expect(fits(expected, { items: [{ tags: ['ce', 'a'] }] })).toBe(false);
  });

  it.each([
    [{ $like: 'x' }, /no matcher \$like/],
    [{ $toString: 'x' }, /no matcher \$toString/],
    [{ a: [{ $near: 1 }] }, /no matcher \$near/],
    [{ $match: 'x', also: 1 }, /\$match does not stand alone/],
    [{ $type: 'money' }, /no type money/],
    [{ $absent: false }, /not false/],
    [{ $contains: 'x' }, /not a list: "x"/],
    [{ $length: '2' }, /not a number: "2"/],
    [{ $match: 2 }, /not a text: 2/],
    [{ $instant: 'soon' }, /not an instant: "soon"/],
  ])('that nobody knows throws: %j', (expected, message) => {
    expect(() => mismatches(expected, { a: ['x'] })).toThrow(message);
    expect(() => mismatches(expected, expected)).toThrow(message);
  });
});

describe('mismatches', () => {
  it('are all told, each with its place', () => {
    expect(
      mismatches(
        { total: 2, items: [{ id: 'a' }, { id: 'b', on: { $match: '^2026' } }], gone: { $absent: true } },
        { total: 3, items: [{ id: 'a' }, { id: 'c', on: '2025-01-01' }], gone: 1 },
      ),
    ).toEqual([
      '$.total: expected 2, found 3',
      '$.items[1].id: expected "b", found "c"',
      '$.items[1].on: expected {"$match":"^2026"}, found "2025-01-01"',
      '$.gone: expected {"$absent":true}, found 1',
    ]);
  });

  it('name what an exact object has beyond the expected', () => {
    expect(mismatches({ a: { $exact: { b: 1 } } }, { a: { b: 1, c: 2 } })).toEqual([
      '$.a.c: found 2, which is not expected',
    ]);
  });

  it('tell of a missing value and cut a long one', () => {
    expect(mismatches({ a: 1 }, {})).toEqual(['$.a: expected 1, found nothing']);
    const [told] = mismatches('short', 'long'.repeat(500));
    expect(told).toMatch(/^\$: expected "short", found "long.*…$/);
    expect(told?.length).toBeLessThan(600);
  });
});
