import type { CivilDate } from '@bursar/calendar';

import { amountDoubts, type AmountDoubt } from './amounts/amount-doubts';
import { correctedAmounts } from './amounts/corrected-amount';
import { findAmounts } from './amounts/find-amounts';
import type { AmountMention } from './amounts/amount-mention';
import { identifierDoubts } from './amounts/identifier-doubt';
import { noEntryReason } from './amounts/no-entry';
import { pairedNumbers } from './amounts/paired-numbers';
import { sharedAmounts } from './amounts/shared-amount';
import { yearDoubts } from './amounts/year-doubt';
import { findKeywords } from './category/find-keywords';
import type { Claim } from './claims/claim';
import { findClaims } from './claims/find-claims';
import type { DateMention } from './dates/date-mention';
import { findDates } from './dates/find-dates';
import { readExplicitMarks, type ExplicitMarks } from './explicit-marks';
import { tellsOfPresent } from './read-tense';
import { readStatedType, type StatedType } from './read-type';
import { take, type Token } from './tokens';
import type { KeywordCategory } from './words/categories';

/** Everything that the words of one entry claim, before anything is decided. */
export interface EntryClaims {
  readonly text: string;
  readonly marks: ExplicitMarks;
  readonly claims: readonly Claim[];
  readonly dates: readonly DateMention[];
  readonly amounts: readonly AmountMention[];
  readonly amountDoubts: readonly AmountDoubt[];
  readonly noEntry: string | undefined;
  readonly stated: StatedType;
  /** True where a verb in the present tells of it. */
  readonly isPresent: boolean;
  readonly keywords: readonly KeywordCategory[];
  /** The tokens in which numbers were looked for: marks, dates, counts and labels are gaps. */
  readonly numbers: readonly Token[];
  /** What is left for the description: marks, clock times, dates and amounts are gaps. */
  readonly rest: readonly Token[];
}

/** `12 march 3`: one of the numbers is the day, the other may be the amount. */
function contestedDay({ from, to }: DateMention): AmountDoubt {
  return { from, to: to + 1, reason: 'a number beside the month may be its day; how much was it?' };
}

/** `hotel 800 la noche`: a price each; elsewhere it is a part of the day. */
function perNight(
  tokens: readonly Token[],
  amounts: readonly AmountMention[],
  dates: readonly DateMention[],
): AmountDoubt[] {
  return dates.flatMap(({ kind, from, to }) => {
    const isNight =
      kind === 'part' && to - from === 2 && tokens[from]?.text === 'la' && tokens[from + 1]?.text === 'noche';
    const isBehind = isNight && amounts.some((amount) => amount.to === from);
    return isBehind ? [{ from, to, reason: 'it may be the price of one night; what was it in all?' }] : [];
  });
}

/** Lets each stage claim its part of a text: marks, clocks and counts, dates, amounts, phrases, keywords. */
export function claimEntry(text: string, tokens: readonly Token[], today: CivilDate): EntryClaims {
  const marks = readExplicitMarks(text, tokens);
  const afterMarks = take(tokens, marks.spans);
  const found = findClaims(afterMarks);
  const certain = found.filter(({ kind }) => kind !== 'maybe label');
  const dates = findDates(take(afterMarks, found), today);
  const withLabels = take(take(afterMarks, certain), dates);
  const withoutLabels = take(withLabels, found);
  const hidden = findAmounts(withoutLabels).some(
    ({ kind }) => kind === 'strong' || kind === 'weak' || kind === 'foreign',
  );
  const numbers = hidden ? withoutLabels : withLabels;
  const claims = hidden ? found : certain;
  const amounts = findAmounts(numbers);
  const taken = amounts.filter(({ kind }) => kind !== 'small' && kind !== 'article');
  const clocks = claims.filter(({ kind }) => kind === 'clock');
  const rest = take(take(take(afterMarks, clocks), dates), taken);
  // Words with a unit are no merchant.
  const words = take(
    rest,
    claims.filter(({ kind }) => kind === 'count'),
  );
  const keywords = findKeywords(words);
  const stated = readStatedType(text, rest, taken);
  return {
    text,
    marks,
    claims,
    dates,
    amounts,
    amountDoubts: [
      ...pairedNumbers(numbers, amounts),
      ...sharedAmounts(numbers, amounts),
      ...correctedAmounts(numbers, amounts),
      ...identifierDoubts(numbers, amounts),
      ...yearDoubts(numbers, amounts, stated.phrases, today),
      ...(keywords.some(({ category }) => category === 'Travel') ? perNight(afterMarks, amounts, dates) : []),
      ...dates.filter((date) => date.isContested === true).map(contestedDay),
      ...amountDoubts(
        numbers,
        amounts,
        claims.filter(({ kind }) => kind === 'count'),
      ),
    ],
    noEntry: noEntryReason(afterMarks, stated.phrases),
    stated,
    isPresent: tellsOfPresent(
      text,
      rest,
      dates.filter(({ kind }) => kind !== 'part'),
    ),
    keywords,
    numbers,
    rest,
  };
}
