import { hasShape, type Shape } from './shape';

const item: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    total: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    note: { type: ['string', 'null'] },
    status: { type: 'string', enum: ['active', 'ended'] },
  },
  optional: ['note', 'status'],
};

it.each<[string, Shape, unknown]>([
  ['an object without its optional properties', item, { id: 'a', total: null }],
  ['an object with all of them', item, { id: 'a', total: 3, note: null, status: 'ended' }],
  ['an object with a property that the shape does not name', item, { id: 'a', total: 3, later: true }],
  ['an array of such objects', { type: 'array', items: item }, [{ id: 'a', total: 3 }]],
  ['a map of texts', { type: 'object', values: { type: 'string' } }, { a: 'b', c: 'd' }],
  ['an empty array', { type: 'array', items: item }, []],
  ['an integer as a number', { type: 'number' }, 3],
  ['a fraction as a number', { type: 'number' }, 0.5],
  ['anything where no type is given', {}, undefined],
])('%s has the shape', (_, shape, value) => expect(hasShape(shape, value)).toBe(true));

it.each<[string, Shape, unknown]>([
  ['nothing', item, undefined],
  ['null', item, null],
  ['an array', item, []],
  ['an object without a required property', item, { id: 'a' }],
  ['an inherited property', item, Object.create({ id: 'a', total: 3 })],
  ['a property of another type', item, { id: 7, total: 3 }],
  ['none of the alternatives', item, { id: 'a', total: 'three' }],
  ['a fraction for an integer', item, { id: 'a', total: 0.5 }],
  ['a value outside the enumeration', item, { id: 'a', total: 3, status: 'paused' }],
  ['a map with one wrong value', { type: 'object', values: { type: 'string' } }, { a: 'b', c: 1 }],
  ['an array with one wrong item', { type: 'array', items: item }, [{ id: 'a', total: 3 }, {}]],
])('%s does not have the shape', (_, shape, value) => expect(hasShape(shape, value)).toBe(false));
