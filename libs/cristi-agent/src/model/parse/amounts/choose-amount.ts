import type { AmountMention } from './amount-mention';

/** The amount of a transaction, and how sure it is. */
export interface ChosenAmount {
  /** Undefined when there is none, or none that is certain enough. */
  readonly centavos: bigint | undefined;
  /** True when nothing but a bare number says so. */
  readonly isWeak: boolean;
  /** Why there is none although numbers are there. */
  readonly doubt: string | undefined;
}

const SEVERAL = 'several amounts are named';
const REFUSED: Readonly<Record<'foreign' | 'bad', string>> = {
  foreign: 'it is in another currency than pesos',
  bad: 'it is zero, negative, too large, or could be read in two ways',
};

/**
 * The only distinct strong value; without strong ones, and with nothing foreign or bad, the only distinct weak value.
 * Where both income and expenses are told of, several different amounts are none.
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
