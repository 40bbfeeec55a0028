import type { Judgement, Verdict } from './typed-messages';

const VERDICTS: readonly Verdict[] = ['right', 'asked', 'asked needlessly', 'wrong'];

/** The figures of a set of messages. Shares are of 1. */
export interface TypedMessageFigures {
  readonly messages: number;
  /** Verdicts by field. */
  readonly counts: Readonly<Record<string, Readonly<Record<Verdict, number>>>>;
  /** Right without a question, of the fields whose value the text says. */
  readonly rightWithoutAsking: number;
  /** Right, of the fields given in candidates of 0.90 and more. */
  readonly rightWhereSure: number;
}

export function figuresOf(judgements: readonly Judgement[]): TypedMessageFigures {
  const countOf = (some: readonly Judgement[]) => {
    const counts = VERDICTS.map((verdict) => [verdict, some.filter((one) => one.verdict === verdict).length] as const);
    return Object.fromEntries(counts) as Record<Verdict, number>;
  };
  const fields = [...new Set(judgements.map(({ field }) => field))];
  const { right, wrong, 'asked needlessly': needless } = countOf(judgements);
  const sure = judgements.filter(({ isSure }) => isSure);
  return {
    messages: new Set(judgements.map(({ country, text }) => `${country} ${text}`)).size,
    counts: Object.fromEntries(
      fields.map((field) => [field, countOf(judgements.filter((one) => one.field === field))]),
    ),
    rightWithoutAsking: right / (right + wrong + needless),
    rightWhereSure: countOf(sure).right / sure.length,
  };
}

/** The figures and every miss, as lines. */
export function reportOf(judgements: readonly Judgement[]): string {
  const { messages, counts, rightWithoutAsking, rightWhereSure } = figuresOf(judgements);
  const misses = judgements.filter(({ verdict }) => verdict === 'wrong' || verdict === 'asked needlessly');
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    `${messages} messages`,
    ...Object.entries(counts).map(
      ([field, count]) => `${field.padEnd(9)} ${VERDICTS.map((verdict) => `${count[verdict]} ${verdict}`).join(', ')}`,
    ),
    `right without asking where the text says it: ${percent(rightWithoutAsking)}`,
    `right of the fields given at 0.90 and more: ${percent(rightWhereSure)}`,
    `misses: ${misses.length === 0 ? 'none' : ''}`,
    ...misses.map(
      ({ country, text, field, verdict, expected, found }) =>
        `  ${country}: ${text} | ${field} ${verdict}: expected ${expected}, found ${found}`,
    ),
  ].join('\n');
}
