import fc from 'fast-check';

import { idsOfAccount, sameAccounts, type AccountPair } from './same-accounts';

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
