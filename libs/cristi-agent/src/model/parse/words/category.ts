import type { CategoryType } from '../../transaction';

/** The words of one language that imply categories, with commas. */
export type CategoryWords = Readonly<
  Record<string, { readonly things?: string; readonly venues?: string; readonly general?: string }>
>;

/** The categories with words of their own, and the type that goes with each. */
export const CATEGORY_TYPE_OF: Readonly<Record<string, CategoryType>> = {
  Food: 'VARIABLE',
  Supermarket: 'FIXED',
  Gasoline: 'FIXED',
  Rent: 'FIXED',
  Subscriptions: 'FIXED',
  Electricity: 'FIXED',
  'Gas Service': 'FIXED',
  Water: 'FIXED',
  Internet: 'FIXED',
  'Mobile Service': 'FIXED',
  Transport: 'VARIABLE',
  Entertainment: 'VARIABLE',
  'Personal Purchases': 'VARIABLE',
  Health: 'VARIABLE',
  Pets: 'VARIABLE',
  'Personal Care': 'VARIABLE',
  Education: 'FIXED',
  Insurance: 'FIXED',
  Travel: 'VARIABLE',
  'Taxes And Fees': 'FIXED',
  Donation: 'DONATION',
  Savings: 'SAVINGS',
  'Debt Payment': 'DEBT',
  Salary: 'INCOME',
  Freelance: 'INCOME',
  Refund: 'INCOME',
};
