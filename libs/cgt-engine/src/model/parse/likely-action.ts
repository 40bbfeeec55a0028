import type { Action } from '../actions';

// What brokers' exports and people call the actions.
const OTHER_NAMES: readonly (readonly [pattern: RegExp, action: Action])[] = [
  [/^(RENAM|NAMECHANGE|TICKERCHANGE|SYMBOLCHANGE)/, 'RENAME'],
  [/^(SPIN|DEMERG|SPUN)/, 'SPINOFF'],
  [/^(TAKEOVER|TAKEN|MERGER|ACQUIRED|EXCHANGE|SCHEME)/, 'TAKEOVER'],
  [/^(RIGHT|OPENOFFER|ENTITLE)/, 'RIGHTS'],
  [/^(TO|GIVEN?TO)?(SPOUSE|HUSBAND|WIFE|CIVILPARTNER)(OUT|TRANSFER|GIFT|$)/, 'SPOUSEOUT'],
  [/^FROM(SPOUSE|HUSBAND|WIFE|CIVILPARTNER)/, 'SPOUSEIN'],
  [/^(GAVE|GIVE|DONAT|GIFT)/, 'GIFT'],
  [/^(EXCESS|REPORTABLE|REPORTED)/, 'ERI'],
  [/^(BOUGHT|PURCHASE|B|ACQUIRE|ACQUISITION|SUBSCRIBE|TRANSFERIN)/, 'BUY'],
  [/^(SOLD|SALE|S$|DISPOS|REDEEM|REDEMPTION)/, 'SELL'],
  [/^(DIV|CASHDIV|INCOME|DISTRIBUTION|INTEREST)/, 'DIVIDEND'],
  [/^(ACC|REINVEST|DRIP|NOTIONAL)/, 'ACCUMULATION'],
  [/^(CAP|RETURN|ROC|EQUALI)/, 'CAPRETURN'],
  [/^(UN|REVERSE|CONSOLIDAT|MERGE)/, 'UNSPLIT'],
  [/^(SPL|SUBDIVI|BONUS|STOCKSPLIT|FORWARD)/, 'SPLIT'],
];

/** Advice about a word that is not an action: which action it may have meant. */
export function likelyAction(word: string): string {
  const letters = word.replace(/[^A-Z]/g, '');
  if (letters === 'SHORT') return 'short sales are not supported: every SELL needs shares bought before';
  const meant = OTHER_NAMES.find(([pattern]) => pattern.test(letters))?.[1];
  return meant === undefined ? 'write one of these words after the date' : `did you mean ${meant}?`;
}
