import fc from 'fast-check';

import { cleanPayee } from '../payee/clean-payee';
import { payeeKey } from '../payee/payee-key';
import { editRules } from './edit-rules';
import { ruleActions, ruleConditions, type Rule } from './rule';
import { changeBy, readyRules, tryRules, type RuleSubject } from './try-rules';

const rule = (number: number, when: object, then: object, isEnabled = true): Rule => ({
  number,
  name: null,
  when: ruleConditions.parse(when),
  then: ruleActions.parse(then),
  isEnabled,
});

const subject = (description: string, more: Partial<RuleSubject> = {}): RuleSubject => {
  const name = cleanPayee(description);
  return {
    description,
    ...{ accountId: 'main', currency: 'CHF', amount: -200_000n },
    payee: { name, key: payeeKey(name), isOfPerson: false },
    ownPayeeKey: payeeKey(name),
    ...{ category: null, categorySource: null, isSplit: false, tags: [] },
    ...more,
  };
};

const verdict = (rules: readonly Rule[], given: RuleSubject) => {
  const { payee, category, tags, because, decides } = tryRules(readyRules(rules), given);
  return { payee: payee?.rule.number, category: category?.rule.number, tags, because, decides };
};

const ALFA = [
  rule(1, { description: 'merc alfa' }, { payee: 'Mercado Alfa' }),
  rule(2, { payee: 'mercado alfa', max_amount: '-50.00' }, { category: 'Stock' }),
  rule(3, { payee: 'Mercado Alfa' }, { category: 'Groceries', add_tags: ['alfa'] }),
];

describe('rules', () => {
  it('give the payee first, then category and tags of the payee that results', () => {
    expect(verdict(ALFA, subject('MERC  ÁLFA ONLINE'))).toEqual({
      ...{ payee: 1, category: 3, tags: ['alfa'] },
      because: [null, 'max_amount', null],
      decides: [true, false, true],
    });
    expect(verdict(ALFA, subject('POS MERCADO ALFA 7', { amount: -600_000n }))).toEqual({
      ...{ payee: undefined, category: 2, tags: ['alfa'] },
      because: ['description', null, null],
      decides: [false, true, true],
    });
  });

  it('see the payee without rules where they give one', () => {
    const chain = [rule(1, { payee: 'A' }, { payee: 'B' }), rule(2, { payee: 'B' }, { payee: 'C', category: 'X' })];
    expect(verdict(chain, subject('A'))).toMatchObject({ payee: 1, category: 2, because: [null, null] });
  });

  it('leave what a person set, also no category, and what is split', () => {
    const rules = [rule(1, { currency: 'CHF' }, { category: 'X', payee: 'Y', add_tags: ['t'] })];
    const person = subject('A', { categorySource: 'person', payee: { name: 'A', key: 'a', isOfPerson: true } });
    expect(verdict(rules, person)).toMatchObject({ payee: undefined, category: undefined, tags: ['t'] });
    expect(verdict(rules, subject('A', { isSplit: true }))).toMatchObject({ payee: 1, category: undefined });
  });

  it.each([
    [{ payee: 'other' }, 'payee'],
    [{ description: 'b a' }, 'description'],
    [{ account_id: 'card' }, 'account_id'],
    [{ currency: 'EUR' }, 'currency'],
    [{ direction: 'CREDIT_ONLY' }, 'direction'],
    [{ min_amount: '-19.99' }, 'min_amount'],
    [{ max_amount: '-20.01' }, 'max_amount'],
    [{ description: 'Å  b', direction: 'DEBIT_ONLY', min_amount: '-20', max_amount: '-20', currency: 'chf' }, null],
  ])('with %j fail at %j', (when, because) => {
    expect(verdict([rule(1, when, { category: 'X' })], subject('Xa b')).because).toEqual([because]);
  });

  it.each([
    [{}, { category: 'X' }],
    [{ direction: 'ALL' }, { category: 'X' }],
    [{ payee: 'a' }, {}],
    [{ payee: 'a' }, { add_tags: [] }],
    [{ payee: 'a' }, { add_tags: ['a b'] }],
    [{ payee: 'a' }, { category: ' ' }],
    [{ payee: ' ' }, { category: 'X' }],
    [{ min_amount: '1', max_amount: '0' }, { category: 'X' }],
    [{ pattern: '.*' }, { category: 'X' }],
  ])('of %j and %j are refused', (when, then) => {
    const isRefused = !ruleConditions.safeParse(when).success || !ruleActions.safeParse(then).success;
    expect(isRefused).toBe(true);
  });

  const anyRule = fc.record({
    when: fc.record(
      {
        payee: fc.constantFrom('A', 'B', 'c'),
        description: fc.constantFrom('a', 'b x', 'x'),
        min_amount: fc.constantFrom('-30', '-20'),
      },
      { requiredKeys: ['description'] },
    ),
    then: fc.record(
      { payee: fc.constantFrom('A', 'B'), category: fc.constantFrom('X', 'Y'), add_tags: fc.constant(['t', 'a']) },
      { requiredKeys: ['category'] },
    ),
    isEnabled: fc.boolean(),
  });
  const anyRules = fc
    .array(anyRule, { maxLength: 5 })
    .map((all) => all.map(({ when, then, isEnabled }, index) => rule(index + 1, when, then, isEnabled)));
  const anySubject = fc
    .tuple(fc.constantFrom('A x', 'B x', 'pos b x'), fc.constantFrom(null, 'person', 'rule', 'statement', 'suggestion'))
    .map(([description, categorySource]) =>
      subject(description, { categorySource, category: categorySource === null ? null : 'Y', tags: ['m'] }),
    );

  it('change nothing that they have given already', () => {
    fc.assert(
      fc.property(anyRules, anySubject, (rules, given) => {
        const change = changeBy(tryRules(readyRules(rules), given), given);
        if (change === undefined) return;
        const name = change.payee ?? given.payee.name;
        const after = {
          ...given,
          payee: { name, key: payeeKey(name), isOfPerson: false },
          category: change.category ?? given.category,
          categorySource: change.category === undefined ? given.categorySource : 'rule',
          tags: change.tags,
        };
        expect(changeBy(tryRules(readyRules(rules), after), after)).toBeUndefined();
        if (given.categorySource === 'person') expect(change.category).toBeUndefined();
      }),
    );
  });

  it('that are switched off decide nothing', () => {
    fc.assert(
      fc.property(anyRules, anySubject, (rules, given) => {
        const { decides } = verdict(rules, given);
        expect(rules.filter(({ isEnabled }, index) => !isEnabled && decides[index])).toEqual([]);
        const without = verdict(
          rules.filter(({ isEnabled }) => isEnabled),
          given,
        );
        expect(verdict(rules, given)).toMatchObject({ payee: without.payee, category: without.category });
      }),
    );
  });
});

describe('an edited list', () => {
  const edit = (set: object[], remove: string[] = []) => {
    const result = editRules(ALFA, set as never, remove);
    return 'unknown' in result ? result.unknown : result.rules.map(({ number }) => number ?? 'new');
  };
  const added = { when: { payee: 'x' }, then: { category: 'X' } };

  it.each<[object[], string[], unknown[]]>([
    [[added], [], [1, 2, 3, 'new']],
    [[{ ...added, before: 'rule-2' }], [], [1, 'new', 2, 3]],
    [[{ ...added, id: 'rule-2' }], [], [1, 2, 3]],
    [[{ ...added, id: 'rule-3', before: 'rule-1' }], [], [3, 1, 2]],
    [[{ ...added, id: 'rule-1', before: 'rule-3' }], [], [2, 1, 3]],
    [[{ ...added, id: 'rule-1', before: 'rule-1' }], [], [1, 2, 3]],
    [
      [added, added],
      ['rule-1', 'rule-3'],
      [2, 'new', 'new'],
    ],
    [[{ ...added, before: 'rule-1' }], ['rule-1'], ['rule-1']],
    [[{ ...added, id: 'rule-9' }], ['x', 'rule-8'], ['x', 'rule-8', 'rule-9']],
  ])('with %j and without %j is %j', (set, remove, numbers) => {
    expect(edit(set, remove)).toEqual(numbers);
  });
});
