import type { CivilDate } from '@bursar/calendar';
import { quoted } from '@bursar/toolkit';

import { KINDS, type Action, type Kind } from '../actions';
import { placeFacts } from '../place';
import { refusal } from '../../errors';
import type { Decimal } from '../numbers/decimal';
import { compare, divide, isWhole, ONE } from '../numbers/fraction';
import { exampleOf, readNumber, readTicker, refuseValue, syntaxOf, type FieldContext } from './fields';

const RATIO = { name: 'ratio', positive: true };

/**
 * What one old share becomes: a number, or `15:19` for fifteen new shares for nineteen old ones. That of a
 * consolidation is whole: so many old shares become one.
 */
export function readRatio(text: string, context: FieldContext, action: 'SPLIT' | 'UNSPLIT', ticker: string): Decimal {
  const parts = text.split(':');
  if (parts.length === 2 && action === 'SPLIT') {
    const [new_, old] = parts.map((part) => readNumber(part.trim(), context, action, RATIO)) as [Decimal, Decimal];
    return { text: `${new_.text}:${old.text}`, value: divide(new_.value, old.value) };
  }
  const ratio = readNumber(text, context, action, RATIO);
  if (action === 'UNSPLIT' && !isWhole(ratio.value)) {
    throw refusal(
      'UNSPLIT_RATIO_NOT_INTEGER',
      `UNSPLIT ${ticker} ratio ${ratio.text} is not a whole number`,
      {
        hint: 'use a whole number of old shares for one new share; only SPLIT takes decimals',
        example: 'UNSPLIT VOD RATIO 10',
      },
      { ...placeFacts(context.place), ticker, value: ratio.text },
    );
  }
  return ratio;
}

/** The second ticker of an action between two shares. */
export function readOtherTicker(text: string, ticker: string, context: FieldContext, action: Action): string {
  const other = readTicker(text, context);
  if (other !== ticker) return other;
  throw refuseValue(context, 'PARSE_ERROR', `${action} ${ticker} TO ${other}: both are the same ticker`, text, {
    hint: `name the old and the new share; ${syntaxOf(action, context)}`,
    example: exampleOf(action, context),
  });
}

/** The part of a cost that goes to shares spun off: more than nothing, less than all. */
export function readShare(text: string, context: FieldContext): Decimal {
  const share = readNumber(text, context, 'SPINOFF', { name: 'share', positive: true });
  if (compare(share.value, ONE) < 0) return share;
  throw refuseValue(context, 'PARSE_ERROR', `SPINOFF share ${share.text} is not below 1`, text, {
    hint: `write the new company's part of the value as a fraction of 1: 0.125 for 12.5%; ${syntaxOf('SPINOFF', context)}`,
    example: exampleOf('SPINOFF', context),
  });
}

/** LISTED, UNLISTED, CRYPTO, OTHER or EXEMPT, in any letter case. */
export function readKind(text: string, context: FieldContext): Kind {
  const kind = knownKind(text);
  if (kind !== undefined) return kind;
  throw refuseValue(context, 'PARSE_ERROR', `${quoted(text)} is not a kind; the kinds are ${KINDS.join(', ')}`, text, {
    hint: syntaxOf('INSTRUMENT', context),
    example: exampleOf('INSTRUMENT', context),
  });
}

export function knownKind(text: string): Kind | undefined {
  return KINDS.find((kind) => kind === text.toUpperCase());
}

/** SI 2009/3001 reg. 94(4): the distribution date comes after the end of the reporting period. */
export function readDistributionDate(paid: CivilDate, endOfPeriod: CivilDate, context: FieldContext): CivilDate {
  if (paid.epochDay >= endOfPeriod.epochDay) return paid;
  const found = `ERI is paid on ${paid.text}, before the end of its reporting period, ${endOfPeriod.text}`;
  throw refuseValue(context, 'PARSE_ERROR', found, paid.text, {
    hint: `date the line at the end of the reporting period; the distribution comes after it; ${syntaxOf('ERI', context)}`,
    example: exampleOf('ERI', context),
  });
}
