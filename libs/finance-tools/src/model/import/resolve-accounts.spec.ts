import { accountQuestion } from './account-question';
import { resolveAccounts, type KnownLedger } from './resolve-accounts';

const account = (id: string, currency = 'CHF') => ({ id, name: id, institution: null, currency });
const ledger: KnownLedger = {
  accounts: [account('main'), account('card'), account('euro', 'EUR')],
  bindings: new Map([
    ['CH1', 'main'],
    ['CH2', 'card'],
  ]),
  sourceNames: ['planifi'],
};
const resolve = (numbers: readonly (string | null)[], settings: Parameters<typeof resolveAccounts>[1] = {}) => {
  const { targets, open } = resolveAccounts(numbers, settings, ledger);
  return { targets: Object.fromEntries([...targets].map(([number, target]) => [number, target?.id ?? null])), open };
};

describe('the accounts of a file', () => {
  it('go where their numbers are bound, without an account_id', () => {
    expect(resolve(['CH1', 'CH2'])).toEqual({ targets: { CH1: 'main', CH2: 'card' }, open: [] });
    expect(resolve(['CH1'], { account_id: 'main' })).toEqual({ targets: { CH1: 'main' }, open: [] });
  });

  it('go to account_id when there is one that no number speaks against', () => {
    expect(resolve([null], { account_id: 'main' })).toEqual({ targets: { null: 'main' }, open: [] });
    expect(resolve(['DE1'], { account_id: 'euro' })).toEqual({ targets: { DE1: 'euro' }, open: [] });
  });

  it('are asked about when the number belongs to another account', () => {
    expect(resolve(['CH1'], { account_id: 'card' }).open).toEqual([{ number: 'CH1', boundTo: 'main' }]);
  });

  it('are asked about when the account has another number', () => {
    expect(resolve(['CH9'], { account_id: 'main' }).open).toEqual([{ number: 'CH9', boundTo: null }]);
  });

  it('are asked about when there are several, and never put into one', () => {
    expect(resolve(['A', 'B'], { account_id: 'euro' }).open).toHaveLength(2);
    expect(resolve(['CH1', 'B'], { account_id: 'euro' })).toEqual({
      targets: { CH1: 'main' },
      open: [{ number: 'B', boundTo: null }],
    });
    expect(resolve([null], {}).open).toEqual([{ number: null, boundTo: null }]);
  });

  it('go where statement_accounts says, or are left out', () => {
    const given = [
      { number: 'CH 1', account_id: 'card' },
      { number: 'B', account_id: null },
      { number: 'C', account_id: 'new', create_account: { name: 'New', currency: 'CHF' } },
      { number: 'D', account_id: 'new' },
    ];
    expect(resolve(['CH1', 'B', 'C', 'D'], { statement_accounts: given })).toEqual({
      targets: { CH1: 'card', B: null, C: 'new', D: 'new' },
      open: [],
    });
  });

  it('of which one is left out count as one less', () => {
    const given = [{ number: 'B', account_id: null }];
    expect(resolve(['A', 'B'], { account_id: 'euro', statement_accounts: given }).targets).toEqual({
      A: 'euro',
      B: null,
    });
  });

  it.each<[string, Parameters<typeof resolveAccounts>[1]]>([
    ['NOT_FOUND', { account_id: 'unknown' }],
    ['NOT_FOUND', { statement_accounts: [{ number: 'A', account_id: 'unknown' }] }],
    ['VALIDATION_ERROR', { account_id: 'planifi:x', create_account: { name: 'x', currency: 'CHF' } }],
    ['VALIDATION_ERROR', { account_id: 'main', create_account: { name: 'x', currency: 'EUR' } }],
  ])('are refused with %s for %j', (code, settings) => {
    expect(() => resolve(['A'], settings)).toThrow(expect.objectContaining({ code }));
  });
});

describe('the question about accounts', () => {
  const named = ledger.accounts[2];

  it('names all of several, and offers an account for each', () => {
    const open = [
      { number: '9900/111', boundTo: null, currency: 'EUR' },
      { number: '9900/222', boundTo: null, currency: 'EUR' },
    ];
    expect(accountQuestion(open, undefined, ledger)).toMatchObject({
      message: expect.stringContaining('two accounts: 9900/111, 9900/222'),
      answers: [
        {
          statement_accounts: [
            { number: '9900/111', account_id: '9900-111', create_account: { name: '9900/111', currency: 'EUR' } },
            { number: '9900/222', account_id: '9900-222' },
          ],
        },
      ],
    });
  });

  it('offers the named account, the bound one and those of the same currency', () => {
    const open = [{ number: 'CH1', boundTo: 'main', currency: 'CHF' }];
    const { answers = [] } = accountQuestion(open, ledger.accounts[1], ledger) ?? {};
    expect(answers.map(({ statement_accounts: given = [] }) => given[0]?.account_id)).toEqual(['main', 'card', 'CH1']);
    const unnumbered = accountQuestion([{ number: null, boundTo: null, currency: 'EUR' }], undefined, ledger);
    expect(unnumbered?.answers[0]).toEqual({ account_id: 'euro' });
  });

  it('is not asked when nothing is open', () => expect(accountQuestion([], named, ledger)).toBeUndefined());
});
