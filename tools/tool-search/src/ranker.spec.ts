import * as fc from 'fast-check';

import type { PublishedTool } from './published-tool';
import { bm25, RANKERS, regex } from './ranker';

const WORD = fc.constantFrom(
  'rent',
  'despesa',
  'saldo',
  'bank',
  'übertrag',
  'list',
  'add',
  'virement',
  'cuota',
  'gain',
);
const TEXT = fc.array(WORD, { maxLength: 8 }).map((words) => words.join(' '));
const TOOLS = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^[a-z]{1,3}_[a-z]{1,3}$/),
    description: TEXT,
    inputSchema: TEXT.map((description) => ({ type: 'object', properties: { amount: { description } } })),
  }),
  { selector: ({ name }) => name, minLength: 1, maxLength: 12 },
);

describe.each(Object.entries(RANKERS))('%s', (_, rankerOf) => {
  it('finds the same in whatever order tools are listed', () => {
    const shuffled = TOOLS.chain((tools) =>
      fc.tuple(fc.constant(tools), fc.shuffledSubarray(tools, { minLength: tools.length })),
    );
    fc.assert(
      fc.property(shuffled, TEXT, ([tools, otherwise], request) => {
        expect(rankerOf(otherwise)(request)).toEqual(rankerOf(tools)(request));
      }),
    );
  });

  it('finds the same twice, whatever was asked in between', () => {
    fc.assert(
      fc.property(TOOLS, TEXT, TEXT, (tools, request, other) => {
        const rank = rankerOf(tools);
        const found = rank(request);
        rank(other);
        expect(rank(request)).toEqual(found);
      }),
    );
  });

  it('does not heed the order, the case or the accents of the words asked for', () => {
    fc.assert(
      fc.property(TOOLS, fc.array(WORD), (tools, words) => {
        const rank = rankerOf(tools);
        const backwards = [...words].reverse().join(' ').toUpperCase().normalize('NFD');
        expect(rank(backwards)).toEqual(rank(words.join(' ')));
      }),
    );
  });

  it('finds each tool at most once, and none for words that no tool has', () => {
    fc.assert(
      fc.property(TOOLS, TEXT, (tools, request) => {
        const found = rankerOf(tools)(request);
        expect(new Set(found).size).toBe(found.length);
        expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(found));
        expect(rankerOf(tools)('zzzzz 99999')).toEqual([]);
      }),
    );
  });
});

const tool = (name: string, description: string): PublishedTool => ({ name, description });

it('BM25 prefers a rare word to a common one, and of equal words the shorter text', () => {
  const tools = [
    tool('one', 'pays rent'),
    tool('other', 'pays bills'),
    tool('third', 'pays bills of water, gas and electricity'),
  ];
  expect(bm25(tools)('pays rent')[0]).toBe('one');
  expect(bm25(tools)('bills')).toEqual(['other', 'third']);
});

it('BM25 has the figures of its formula', () => {
  // idf is ln(1 + 1.5 / 1.5) for one holder of two; with equal lengths a word once counts 1, twice 2 × 2.2 / 3.2.
  const rank = bm25([tool('a', 'rent rent gas'), tool('b', 'rent gas water'), tool('c', 'coal wood water')]);
  expect(rank('rent')).toEqual(['a', 'b']);
  expect(rank('water')).toEqual(['b', 'c']);
  expect(rank('rent water')).toEqual(['b', 'a', 'c']);
});

it('Regex counts words of four letters or more, inside of words as well', () => {
  const rank = regex([tool('one', 'despesas do mês'), tool('other', 'saldo do mês')]);
  expect(rank('despesa do mês')).toEqual(['one']);
  expect(rank('do mês')).toEqual([]);
});
