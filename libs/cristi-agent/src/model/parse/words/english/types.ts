import { list } from '../list';

const TO_ME = list(
  'gave, sent, paid, lent, venmod, venmoed, zelled, cashapped, paypaled, wired, transferred, reimbursed, refunded, loaned, repaid, ' +
    'slipped, handed, tipped, owed and paid',
);

/** Out of what one has put aside, or between one's own accounts. */
const FROM_SAVINGS = list(
  'to my other account, from one account to another, between my accounts, from savings, from my savings, from the savings, out of savings, out of my savings',
);

export const ENGLISH_TYPES = {
  income: [
    ...TO_ME.flatMap((verb) => [`${verb} me`, `${verb} us`]),
    ...list(
      'got paid, get paid, getting paid, was paid, were paid, been paid, im paid, came in, comes in, payday, bonus, cashback, interest earned, won, sold, earned, ' +
        'income, received, receive, direct deposit, dividend, dividends, refunded, borrowed, inherited, child benefit, universal credit, social security, ' +
        'unemployment benefit, tax rebate, client paid, clients paid, customer paid, tenant paid, lodger paid, boss paid, employer paid, gift from, ' +
        'got a refund, got refund, got my paycheck, got my wages, got my salary, got my bonus, got a bonus, got a raise, got back pay, cashed',
    ),
  ],
  expense: list(
    'spent, spend, spending, expense, expenses, paid, payed, bought, buy, got, grabbed, ordered, picked up, topped up, tipped, withdrew, donated, cost me, ' +
      'cost us, charged me, charged us, lent, gave, sent, lost, venmod, venmoed, zelled, cashapped, paypaled, wired, transferred, repaid, ' +
      'treated, loaned, invested, booked, rented, subscribed, hired, cost, paid for, paid off, paid back, shelled out, forked out, purchased, ' +
      'dropped, blew, splurged, had lunch, had dinner, had breakfast, filled up, put in, saved',
  ),
  descriptive: list(
    'donated, saved, bonus, cashback, dividend, dividends, interest earned, had lunch, had dinner, had breakfast, direct deposit, ' +
      'child benefit, universal credit, social security, unemployment benefit, tax rebate, gift from, payday, client paid, ' +
      'clients paid, customer paid, tenant paid, lodger paid, boss paid, employer paid, got a refund, got refund, got my paycheck, ' +
      'got my wages, got my salary, got my bonus, got a bonus, got a raise, got back pay, filled up, cost of living',
  ),
  timeless: list(
    'expense, expenses, income, spend, spending, buy, receive, get paid, getting paid, comes in, payday, bonus, cashback, dividend, dividends, ' +
      'direct deposit, cost, child benefit, universal credit, social security, unemployment benefit',
  ),
  neutral: list('won ton, interest rate, sold out, gift card, bonus pack, income tax, cost of living'),
  fromSavings: FROM_SAVINGS,
  either: [
    ...FROM_SAVINGS,
    ...list(
      'transfer, deposit, zelle, venmo, selling, paypal, interest, found, child support, alimony, tips, check from, cheque from',
    ),
  ],
} as const;
