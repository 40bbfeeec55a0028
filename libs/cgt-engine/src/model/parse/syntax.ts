import type { Action } from '../actions';

/** How an action is written: for hints, examples and the tools' descriptions. */
export interface ActionSyntax {
  /** The DSL's form of a line. */
  readonly form: string;
  readonly line: string;
  /** The fields that JSON needs. */
  readonly fields: readonly string[];
  readonly item: string;
}

const trade = (action: 'BUY' | 'SELL' | 'RIGHTS', line: string, price: string): ActionSyntax => ({
  form: `YYYY-MM-DD ${action} TICKER QUANTITY @ PRICE [CURRENCY] [FEES AMOUNT [CURRENCY]], or TOTAL AMOUNT in place of @ PRICE`,
  line,
  fields: ['date', 'action', 'ticker', 'amount', 'price'],
  item: `{"date":"2024-01-15","action":"${action}","ticker":"VOD","amount":"100","price":"${price}"}`,
});

const UNSPLIT_FORM = 'YYYY-MM-DD UNSPLIT TICKER RATIO NUMBER [OPEN or CLOSE]';
const SPLIT_FORM = 'YYYY-MM-DD SPLIT TICKER RATIO NUMBER[:NUMBER] [OPEN or CLOSE] [CASH AMOUNT [CURRENCY]]';

const reorganisation = (action: 'SPLIT' | 'UNSPLIT', form: string, ratio: string): ActionSyntax => ({
  form,
  line: `2024-03-01 ${action} VOD RATIO ${ratio}`,
  fields: ['date', 'action', 'ticker', 'ratio'],
  item: `{"date":"2024-03-01","action":"${action}","ticker":"VOD","ratio":"${ratio}"}`,
});

const fundEvent = (action: 'ACCUMULATION' | 'CAPRETURN' | 'ERI', end: string, total: string): ActionSyntax => ({
  form: `YYYY-MM-DD ${action} TICKER QUANTITY TOTAL AMOUNT [CURRENCY] ${end}`,
  line: `2024-05-01 ${action} FUND 100 TOTAL ${total} GBP`,
  fields: ['date', 'action', 'ticker', 'amount', 'total_value'],
  item: `{"date":"2024-05-01","action":"${action}","ticker":"FUND","amount":"100","total_value":"${total}"}`,
});

export const ACTION_SYNTAX: Readonly<Record<Action, ActionSyntax>> = {
  BUY: trade('BUY', '2024-01-15 BUY VOD 100 @ 1.20 GBP FEES 4.95 GBP', '1.20'),
  SELL: trade('SELL', '2024-06-20 SELL VOD 5 @ 1.20 GBP', '1.45'),
  DIVIDEND: {
    form: 'YYYY-MM-DD DIVIDEND TICKER TOTAL AMOUNT [CURRENCY] [TAX AMOUNT [CURRENCY]]',
    line: '2024-05-01 DIVIDEND VOD TOTAL 50 GBP TAX 0 GBP',
    fields: ['date', 'action', 'ticker', 'total_value'],
    item: '{"date":"2024-05-01","action":"DIVIDEND","ticker":"VOD","total_value":"50"}',
  },
  ACCUMULATION: fundEvent('ACCUMULATION', '[TAX AMOUNT [CURRENCY]]', '25'),
  CAPRETURN: fundEvent('CAPRETURN', '[FEES AMOUNT [CURRENCY]]', '10'),
  ERI: fundEvent('ERI', '[PAID YYYY-MM-DD]', '25'),
  SPLIT: reorganisation('SPLIT', SPLIT_FORM, '2'),
  UNSPLIT: reorganisation('UNSPLIT', UNSPLIT_FORM, '10'),
  RENAME: {
    form: 'YYYY-MM-DD RENAME OLD TO NEW',
    line: '2022-06-09 RENAME FB TO META',
    fields: ['date', 'action', 'ticker', 'to'],
    item: '{"date":"2022-06-09","action":"RENAME","ticker":"FB","to":"META"}',
  },
  SPINOFF: {
    form: 'YYYY-MM-DD SPINOFF OLD TO NEW SHARES_RECEIVED SHARE NUMBER, or PRICES OLD_PRICE [CURRENCY] NEW_PRICE [CURRENCY]',
    line: '2022-07-18 SPINOFF GSK TO HLN 750 SHARE 0.125',
    fields: ['date', 'action', 'ticker', 'to', 'received', 'share or prices'],
    item: '{"date":"2022-07-18","action":"SPINOFF","ticker":"GSK","to":"HLN","received":"750","share":"0.125"}',
  },
  TAKEOVER: {
    form: 'YYYY-MM-DD TAKEOVER OLD TO NEW SHARES_RECEIVED [CASH AMOUNT [CURRENCY] VALUE AMOUNT [CURRENCY]]',
    line: '2022-07-18 TAKEOVER OLD TO NEW 233 CASH 900 GBP VALUE 27000 GBP',
    fields: ['date', 'action', 'ticker', 'to', 'received'],
    item: '{"date":"2022-07-18","action":"TAKEOVER","ticker":"OLD","to":"NEW","received":"233"}',
  },
  RIGHTS: trade('RIGHTS', '2024-05-20 RIGHTS VOD 20 @ 0.80 GBP', '0.80'),
  SPOUSEOUT: {
    form: 'YYYY-MM-DD SPOUSEOUT TICKER QUANTITY',
    line: '2024-02-01 SPOUSEOUT VOD 50',
    fields: ['date', 'action', 'ticker', 'amount'],
    item: '{"date":"2024-02-01","action":"SPOUSEOUT","ticker":"VOD","amount":"50"}',
  },
  SPOUSEIN: {
    form: 'YYYY-MM-DD SPOUSEIN TICKER QUANTITY TOTAL AMOUNT [CURRENCY]',
    line: '2024-02-01 SPOUSEIN VOD 50 TOTAL 60 GBP',
    fields: ['date', 'action', 'ticker', 'amount', 'total_value'],
    item: '{"date":"2024-02-01","action":"SPOUSEIN","ticker":"VOD","amount":"50","total_value":"60"}',
  },
  GIFT: {
    form: 'YYYY-MM-DD GIFT TICKER QUANTITY TOTAL AMOUNT [CURRENCY] [FEES AMOUNT [CURRENCY]]',
    line: '2024-02-01 GIFT VOD 30 TOTAL 45 GBP',
    fields: ['date', 'action', 'ticker', 'amount', 'total_value'],
    item: '{"date":"2024-02-01","action":"GIFT","ticker":"VOD","amount":"30","total_value":"45"}',
  },
  INSTRUMENT: {
    form: 'INSTRUMENT TICKER [KIND LISTED, UNLISTED, CRYPTO, OTHER or EXEMPT] [ALSO TICKER ...]',
    line: 'INSTRUMENT VOD KIND LISTED ALSO GB00BH4HKS39',
    fields: ['action', 'ticker'],
    item: '{"action":"INSTRUMENT","ticker":"VOD","kind":"LISTED","also":["GB00BH4HKS39"]}',
  },
};

export const BUY_LINE = '2024-01-15 BUY VOD 100 @ 1.20 GBP';
