import fc from 'fast-check';

import { payeeKey } from '../payee/payee-key';
import { sideOf, sizeOf } from './amount-size';
import { builtInMerchants } from './built-in-merchants';
import type { Merchants } from './merchants';
import { atOnce } from './steps';
import { Suggester, type Labelled } from './suggester';

interface Told {
  readonly payee: string;
  readonly amount: string;
  readonly category: string;
}

const currency = 'BRL';

function labelled(lines: readonly Told[], categories: readonly string[] = []): Labelled {
  const facts = lines.map(({ payee, amount, category }) => ({
    payeeKey: payeeKey(payee),
    side: sideOf(amount),
    category,
    count: 1,
  }));
  return {
    counts: facts.map((fact) => ({ ...fact, currency })),
    sizes: facts.map((fact, index) => ({ ...fact, size: sizeOf(lines[index]?.amount ?? '') })),
    categories: [...new Set([...categories, ...lines.map(({ category }) => category)])],
  };
}

let merchants: Merchants;
beforeAll(async () => {
  merchants = await builtInMerchants();
});

const suggester = (lines: readonly Told[], categories?: readonly string[]) =>
  atOnce(Suggester.learn(labelled(lines, categories), merchants));

const questionOf = (payee: string, amount = '-12.00') => ({
  payee,
  payeeKey: payeeKey(payee),
  currency,
  side: sideOf(amount),
  size: sizeOf(amount),
});

const times = (count: number, payee: string, category: string, amount = '-10.00'): Told[] =>
  new Array<Told>(count).fill({ payee, category, amount });

describe('Suggester', () => {
  it('suggests what a payee always was, and says why', () => {
    const suggestion = suggester([...times(9, 'Padaria do Zé', 'Groceries'), ...times(5, 'Telvanik', 'Phone')]).suggest(
      questionOf('Padaria do Zé'),
    );
    expect(suggestion).toMatchObject({
      category: 'Groceries',
      source: 'history',
      reason: '9 of 9 transactions of Padaria do Zé are Groceries',
    });
    expect(suggestion?.confidence).toBeGreaterThanOrEqual(0.9);
    expect(suggestion?.confidence).toBeLessThanOrEqual(0.99);
  });

  it('is silent about a payee never seen with no telling word', () => {
    expect(suggester(times(9, 'Padaria do Zé', 'Groceries')).suggest(questionOf('Xuqirzo'))).toBeNull();
  });

  it('gives a payee of two categories no more than its share, and abstains below one half', () => {
    const lines = [...times(6, 'Mixo', 'Gifts'), ...times(4, 'Mixo', 'Books')];
    const suggestion = suggester(lines).suggest(questionOf('Mixo', '-10.00'));
    expect(suggestion?.confidence ?? 0).toBeLessThanOrEqual(0.6);
    const even = [...times(4, 'Mixo', 'Gifts'), ...times(4, 'Mixo', 'Books')];
    expect(suggester(even).suggest(questionOf('Mixo'))).toBeNull();
  });

  it('tells two categories of a payee apart by the amount', () => {
    const snacks = [3, 4, 5, 6, 7, 8].map((amount) => ({
      payee: 'Quorvan',
      category: 'Snacks',
      amount: `-${amount}.50`,
    }));
    const fuel = [40, 52, 61, 70, 75, 80].map((amount) => ({
      payee: 'Quorvan',
      category: 'Fuel',
      amount: `-${amount}.00`,
    }));
    const learnt = suggester([...snacks, ...fuel]);
    expect(learnt.suggest(questionOf('Quorvan', '-5.20'))).toMatchObject({ category: 'Snacks' });
    const fill = learnt.suggest(questionOf('Quorvan', '-66.00'));
    expect(fill).toMatchObject({ category: 'Fuel' });
    expect(fill?.reason).toMatch(/^\d of \d debits of Quorvan with a similar amount are Fuel$/);
  });

  it('tells them apart by the side', () => {
    const lines = [...times(6, 'Anselm Vrook', 'Rent'), ...times(6, 'Anselm Vrook', 'Refunds', '10.00')];
    expect(suggester(lines).suggest(questionOf('Anselm Vrook', '9.00'))).toMatchObject({
      category: 'Refunds',
      reason: '6 of 6 credits of Anselm Vrook are Refunds',
    });
  });

  it('learns words from payees, each payee once', () => {
    const bakeries = ['Vembri', 'Solta', 'Kruno', 'Plimo', 'Zentu'].flatMap((name, index) =>
      times(index + 1, `Tortaria ${name}`, 'Sweets'),
    );
    const others = ['Alda', 'Brix', 'Corvo', 'Dunel'].flatMap((name) => times(3, name, 'Other'));
    expect(suggester([...bakeries, ...others]).suggest(questionOf('Tortaria Quixo'))).toMatchObject({
      category: 'Sweets',
      source: 'history',
      reason: expect.stringMatching(/^5 of 5 payees .* tortaria are Sweets$/),
    });
  });

  it("prefers the household's own name for a kind of merchant", () => {
    expect(suggester([]).suggest(questionOf('Farmácia Vembrilo'))).toMatchObject({
      category: 'Health',
      source: 'merchants',
    });
    expect(suggester([], ['Farmacia', 'Bills']).suggest(questionOf('Farmácia Vembrilo'))).toMatchObject({
      category: 'Farmacia',
    });
    const taught = suggester(times(3, 'Apotheke Brolt', 'Medicine').concat(times(2, 'Pharmacie Quill', 'Medicine')));
    expect(taught.suggest(questionOf('Farmácia Vembrilo'))).toMatchObject({
      category: 'Medicine',
      source: 'merchants',
    });
  });

  it('is the same whatever the order of what was told', () => {
    const line = fc.record({
      payee: fc.constantFrom('Alda', 'Brix Market', 'Corvo Market', 'Dunel', 'Market Fip'),
      amount: fc.constantFrom('-3.00', '-4.10', '-70.00', '12.00'),
      category: fc.constantFrom('A', 'B', 'C'),
    });
    const told = fc.array(line, { minLength: 1, maxLength: 30 });
    const shuffled = told.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, line, ([lines, others], asked) => {
        const question = questionOf(asked.payee, asked.amount);
        const suggestion = suggester(lines).suggest(question);
        expect(suggester(others).suggest(question)).toEqual(suggestion);
        const own = lines.filter(({ payee }) => payee === asked.payee);
        if (suggestion === null) return;
        expect(suggestion.confidence).toBeGreaterThanOrEqual(0.5);
        expect(suggestion.confidence).toBeLessThanOrEqual(0.99);
        if (own.length > 0) expect(own.map(({ category }) => category)).toContain(suggestion.category);
      }),
    );
  });
});
