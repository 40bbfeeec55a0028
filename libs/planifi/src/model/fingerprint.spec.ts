import fc from 'fast-check';

import { fingerprint } from './fingerprint';

describe('fingerprints', () => {
  const request = { accountId: 'a', amount: '1.00', tags: ['casa', 'luz'], createMissingTags: false };

  it('are 64 hexadecimal digits that the order of properties does not change', () => {
    expect(fingerprint('createExpense', request)).toMatch(/^[0-9a-f]{64}$/);
    const turned = Object.fromEntries(Object.entries(request).reverse());
    expect(fingerprint('createExpense', turned)).toBe(fingerprint('createExpense', request));
  });

  it('differ when the action, a property or a value does', () => {
    const all = [
      fingerprint('createExpense', request),
      fingerprint('createTransaction', request),
      fingerprint('createExpense', { ...request, amount: '1.01' }),
      fingerprint('createExpense', { ...request, tags: ['casa,luz'] }),
      fingerprint('createExpense', { ...request, tags: [] }),
      fingerprint('createExpense', { ...request, createMissingTags: true }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('differ for different texts, whatever is in them', () => {
    const texts = fc.record({ name: fc.string({ unit: 'binary' }), type: fc.string({ unit: 'binary' }) });
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const same = one.name === other.name && one.type === other.type;
        expect(fingerprint('a', one) === fingerprint('a', other)).toBe(same);
      }),
    );
  });
});
