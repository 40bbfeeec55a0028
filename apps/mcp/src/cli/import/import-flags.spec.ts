import { answerFlags } from './answer-flags';
import { importSettings } from './import-flags';

const values = (flags: object) => importSettings(flags as Parameters<typeof importSettings>[0]);

describe('the flags of import', () => {
  it('say where the accounts of a file go', () => {
    expect(values({ 'statement-account': ['9900/111=one', 'a=b=two', 'DE 1='] })).toMatchObject({
      statement_accounts: [
        { number: '9900/111', account_id: 'one' },
        { number: 'a=b', account_id: 'two' },
        { number: 'DE 1', account_id: null },
      ],
    });
  });

  it('say which column is what', () => {
    const map = ['date=Day', 'amount=3', 'description=A', 'description=2', 'header_row=none', 'fees=extra', 'sheet=1'];
    expect(values({ map: [...map, 'debit_values=Af,D'] }).mapping).toEqual({
      header_row: null,
      fees: 'extra',
      sheet: '1',
      debit_values: ['Af', 'D'],
      columns: { date: 'Day', amount: 3, description: ['A', 2] },
    });
  });

  it.each([
    [{ map: ['wrong=1'] }, '--map'],
    [{ map: ['date='] }, '--map'],
    [{ map: ['header_row=0'] }, '--map'],
    [{ 'statement-account': ['nothing'] }, '--statement-account'],
    [{ 'statement-account': ['1=a b'] }, '--statement-account'],
    [{ account: 'a b' }, '--account'],
    [{ amounts: 'both' }, '--amounts'],
    [{ 'on-similar': 'x' }, '--on-similar'],
    [{ currency: 'CHF' }, '--create-account'],
    [{ 'create-account': 'X' }, '--currency'],
  ])('%j are refused by name', (flags, name) => {
    expect(() => values(flags)).toThrow(name);
  });
});

it.each([
  [{ date_order: 'DMY' }, '--date-order DMY'],
  [{ decimal_separator: ',' }, '--decimal-separator ,'],
  [{ amounts: 'inverted' }, '--amounts inverted'],
  [{ on_similar: 'skip' }, '--on-similar skip'],
  [{ account_id: 'main' }, '--account main'],
  [{ mapping: { columns: { amount: 3 } } }, '--map amount=3'],
  [{ mapping: { columns: { amount: "Bob's sum" } } }, "--map 'amount=Bob'\\''s sum'"],
  [{ mapping: { sheet: 'Page 2' } }, "--map 'sheet=Page 2'"],
  [{ mapping: { fees: 'extra', header_row: null } }, '--map header_row=none --map fees=extra'],
  [{ statement_accounts: [{ number: '1/2', account_id: 'a' }] }, '--statement-account 1/2=a'],
] as const)('the answer %j is %s on the command line', (answer, flags) => expect(answerFlags(answer)).toBe(flags));
