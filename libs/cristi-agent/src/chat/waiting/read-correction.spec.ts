import fc from 'fast-check';

import { readCorrections } from './read-correction';

const amount = fc.integer({ min: 1, max: 99_999 }).map(String);
const opening = fc.constantFrom('', 'no, ', 'no perdón ', 'ay no, ', 'oh wait, ', 'espera, ', 'no no ', 'en realidad ');
const stated = fc.constantFrom('eran', 'fueron', 'debía ser', 'it was', 'it was actually', 'that should have been');
const late = fc.constantFrom('', ' actually', ', perdón', ' en realidad');

describe('a correction', () => {
  it('has its value whatever opens it, states it and comes late', () => {
    fc.assert(
      fc.property(opening, stated, amount, late, (open, state, value, end) => {
        const [first] = readCorrections(`${open}${state} ${value}${end}`);
        expect(first).toMatchObject({ text: value, number: undefined, named: undefined });
      }),
    );
  });

  it('names an entry in front of what states its value', () => {
    fc.assert(
      fc.property(fc.constantFrom('el uber', 'coffee'), stated, amount, late, (named, state, value, end) => {
        fc.pre(!/^(?:it|that) /.test(state));
        const [first] = readCorrections(`${named} ${state} ${value}${end}`);
        expect(first).toMatchObject({ text: value, named });
      }),
    );
  });

  it.each([
    ['súmale 20', 1],
    ['no, agrégale $20', 1],
    ['fueron 20 más', 1],
    ['add 20 more', 1],
    ['réstale 20', -1],
    ['quítale 20 pesos', -1],
    ['agrégale 20 de gasolina', undefined],
    ['fueron 20', undefined],
  ])('changes an amount by a part in %j', (text, adds) => {
    expect(readCorrections(text)[0]?.adds).toBe(adds);
  });

  it.each(['uber 80', 'ay uber 80', 'pan 30, perdón', 'espera', 'oh no'])('is not certain in %j', (text) => {
    expect(readCorrections(text).filter(({ isCertain }) => isCertain)).toEqual([]);
  });
});
