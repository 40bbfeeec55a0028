import fc from 'fast-check';

import { idsOfAccount, pairsOfMoney, sameAccounts, type AccountPair } from './same-accounts';

const IDS = ['giro', 'spar', 'planifi:a', 'planifi:b', 'cristi:c'];
const accounts = IDS.map((id) => ({ id, isImported: !id.includes(':') }));
const anyPairs = fc.array(fc.tuple(fc.constantFrom(...IDS), fc.constantFrom(...IDS)), { maxLength: 5 });

describe('two ids of one account', () => {
  it('count for the imported one, else for the first, whatever the order of what was said', () => {
    const pairs: AccountPair[] = [
      ['planifi:a', 'giro'],
      ['cristi:c', 'planifi:b'],
    ];
    const expected = new Map([
      ['planifi:a', 'giro'],
      ['cristi:c', 'planifi:b'],
    ]);
    expect(sameAccounts(accounts, pairs)).toEqual(expected);
    expect(sameAccounts(accounts, pairs.map(([one, other]) => [other, one] as const).reverse())).toEqual(expected);
  });

  it('say nothing where one of them is gone, even if it stands between two others', () => {
    const pairs: AccountPair[] = [
      ['giro', 'planifi:gone'],
      ['planifi:gone', 'spar'],
    ];
    expect(sameAccounts(accounts, pairs)).toEqual(new Map());
    expect(idsOfAccount('giro', pairs).sort()).toEqual(['giro', 'planifi:gone', 'spar']);
  });

  it('leave exactly one that counts of each account, to which all others point', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const same = sameAccounts(accounts, pairs);
        for (const id of IDS) {
          const ids = idsOfAccount(id, pairs);
          const counted = ids.filter((each) => !same.has(each));
          expect(counted).toHaveLength(1);
          for (const each of ids) if (same.has(each)) expect(same.get(each)).toBe(counted[0]);
          if (ids.some((each) => !each.includes(':'))) expect(counted[0]).not.toContain(':');
        }
      }),
    );
  });
});

describe('an account that others are spent from', () => {
  const spentFrom = new Map([
    ['cristi:c/1', 'cristi:c'],
    ['cristi:c/2', 'cristi:c'],
  ]);

  it('is the one that all of them are', () => {
    const pairs: AccountPair[] = [
      ['giro', 'cristi:c/1'],
      ['cristi:c/2', 'giro'],
    ];
    expect(sameAccounts(accounts, pairsOfMoney(pairs, spentFrom))).toEqual(new Map([['cristi:c', 'giro']]));
  });

  it('never makes one of two others', () => {
    const pairs: AccountPair[] = [
      ['giro', 'cristi:c/1'],
      ['spar', 'cristi:c/2'],
    ];
    expect(pairsOfMoney(pairs, spentFrom)).toEqual(pairs);
    const own = fc.constantFrom(...IDS, ...spentFrom.keys());
    fc.assert(
      fc.property(fc.array(fc.tuple(own, own), { maxLength: 5 }), (some) => {
        const before = sameAccounts(accounts, some);
        const after = sameAccounts(accounts, pairsOfMoney(some, spentFrom));
        for (const id of IDS.filter((each) => each !== 'cristi:c')) expect(after.get(id)).toBe(before.get(id));
      }),
    );
  });
});
