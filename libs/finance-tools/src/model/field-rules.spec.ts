import { ruleOf } from './field-rules';

describe('the rule of a part of an argument', () => {
  it.each([
    ['confirm.0.kind', '"same_event", "transfer", "refund" or "same_account"'],
    ['reject.3.left', 'a list of 1 to 500 of {"kind", "left", "right"}'],
    ['confirm_sure.date_range.end_date', 'a day that exists, as YYYY-MM-DD, from 1900 to 2999'],
    ['kinds.0', 'a list of "same_event", "transfer", "refund", "same_account"'],
    ['group_by.1', '"month", "week", "year", "category", "account" or "payee", or a list of two different ones'],
    ['mapping.columns.payee', 'an object with the name or number of the column for each role'],
    ['statement_accounts.0.create_account.currency', 'three letters, such as CHF'],
    ['set.2.when.min_amount', ruleOf('min_amount')],
    ['set.0.split.1.amount', ruleOf('set.split.amount')],
    ['filter.date_range.start_date', ruleOf('on')],
    ['ids.7', 'a list of 1 to 1000 ids of transactions'],
  ])('%s', (path, rule) => {
    expect(ruleOf(path)).toBe(rule);
  });

  it.each(['constructor', 'toString.0', '__proto__'])('is none for %s', (path) => {
    expect(ruleOf(path)).toBe('another form is expected');
  });
});
