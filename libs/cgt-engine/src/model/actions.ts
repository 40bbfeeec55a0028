/** The seven things that can happen to a holding, in the words of the DSL. */
export const ACTIONS = ['BUY', 'SELL', 'DIVIDEND', 'ACCUMULATION', 'CAPRETURN', 'SPLIT', 'UNSPLIT'] as const;
export type Action = (typeof ACTIONS)[number];
