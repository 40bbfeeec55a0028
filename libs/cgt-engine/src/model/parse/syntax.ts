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

const trade = (action: 'BUY' | 'SELL', line: string, price: string): ActionSyntax => ({
  form: `YYYY-MM-DD ${action} TICKER QUANTITY @ PRICE [CURRENCY] [FEES AMOUNT [CURRENCY]]`,
  line,
  fields: ['date', 'action', 'ticker', 'amount', 'price'],
  item: `{"date":"2024-01-15","action":"${action}","ticker":"VOD","amount":"100","price":"${price}"}`,
});

const reorganisation = (action: 'SPLIT' | 'UNSPLIT', ratio: string): ActionSyntax => ({
  form: `YYYY-MM-DD ${action} TICKER RATIO NUMBER`,
  line: `2024-03-01 ${action} VOD RATIO ${ratio}`,
  fields: ['date', 'action', 'ticker', 'ratio'],
  item: `{"date":"2024-03-01","action":"${action}","ticker":"VOD","ratio":"${ratio}"}`,
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
  ACCUMULATION: {
    form: 'YYYY-MM-DD ACCUMULATION TICKER QUANTITY TOTAL AMOUNT [CURRENCY] [TAX AMOUNT [CURRENCY]]',
    line: '2024-05-01 ACCUMULATION FUND 100 TOTAL 25 GBP',
    fields: ['date', 'action', 'ticker', 'amount', 'total_value'],
    item: '{"date":"2024-05-01","action":"ACCUMULATION","ticker":"FUND","amount":"100","total_value":"25"}',
  },
  CAPRETURN: {
    form: 'YYYY-MM-DD CAPRETURN TICKER QUANTITY TOTAL AMOUNT [CURRENCY] [FEES AMOUNT [CURRENCY]]',
    line: '2024-05-01 CAPRETURN FUND 100 TOTAL 10 GBP',
    fields: ['date', 'action', 'ticker', 'amount', 'total_value'],
    item: '{"date":"2024-05-01","action":"CAPRETURN","ticker":"FUND","amount":"100","total_value":"10"}',
  },
  SPLIT: reorganisation('SPLIT', '2'),
  UNSPLIT: reorganisation('UNSPLIT', '10'),
};

export const BUY_LINE = '2024-01-15 BUY VOD 100 @ 1.20 GBP';
