/** What can happen to a holding, in the words of the DSL. INSTRUMENT is no event: it says what a ticker is. */
export const ACTIONS = [
  'BUY',
  'SELL',
  'DIVIDEND',
  'ACCUMULATION',
  'CAPRETURN',
  'SPLIT',
  'UNSPLIT',
  'RENAME',
  'SPINOFF',
  'TAKEOVER',
  'RIGHTS',
  'SPOUSEOUT',
  'SPOUSEIN',
  'GIFT',
  'ERI',
  'INSTRUMENT',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What an instrument is for the return; gains on EXEMPT ones (gilts, qualifying corporate bonds) are not taxed. */
export const KINDS = ['LISTED', 'UNLISTED', 'CRYPTO', 'OTHER', 'EXEMPT'] as const;
export type Kind = (typeof KINDS)[number];
