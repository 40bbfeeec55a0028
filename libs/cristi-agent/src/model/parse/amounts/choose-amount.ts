import type { AmountMention } from './amount-mention';

/** The amount of a transaction with its certainty. */
export interface ChosenAmount {
  /** Undefined where there is none, or none that is certain enough. */
  readonly centavos: bigint | undefined;
  /** True where it is a bare number. */
  readonly isWeak: boolean;
  /** Why no amount was chosen although the text contains numbers. */
  readonly doubt: string | undefined;
}

const SEVERAL = 'several amounts are named';
const REFUSED: Readonly<Record<'foreign' | 'bad', string>> = {
  foreign: 'it is in another currency than pesos',
  bad: 'it is zero, negative, too large, or could be read in two ways',
};

/**
 * Chooses the only distinct strong value; without strong, foreign and bad ones, the only distinct weak value. None where
 * the text states both income and expenses with different amounts.
 */
export function chooseAmount(mentions: readonly AmountMention[], isOfBothTypes: boolean): ChosenAmount {
  const of = (kind: AmountMention['kind']) => mentions.filter((mention) => mention.kind === kind);
  if (isOfBothTypes && valuesOf(mentions).size > 1) return none(SEVERAL);
  const strong = valuesOf(of('strong'));
  if (strong.size > 0) return only(strong, false);
  if (of('foreign').length > 0) return none(REFUSED.foreign);
  if (of('bad').length > 0) return none(REFUSED.bad);
  return only(valuesOf(of('weak')), true);
}

function valuesOf(mentions: readonly AmountMention[]): ReadonlySet<bigint | undefined> {
  return new Set(mentions.map(({ centavos }) => centavos));
}

function only(values: ReadonlySet<bigint | undefined>, isWeak: boolean): ChosenAmount {
  const [value] = values;
  return values.size > 1 ? none(SEVERAL) : { centavos: value, isWeak: isWeak && values.size > 0, doubt: undefined };
}

function none(doubt: string): ChosenAmount {
  return { centavos: undefined, isWeak: false, doubt };
}
