import { cleanPayee, payeeKey } from '@bursar/finance-tools/learning';

import type { Household } from './household';
import type { Predictor } from './predictors';

/** What became of one line: null where nothing was predicted. */
export interface Outcome {
  readonly confidence: number | null;
  readonly isRight: boolean;
}

/** Each line is predicted before its category is told. The outcomes are of the lines after the first quarter. */
export function replay({ lines, currency }: Household, predictor: Predictor): Outcome[] {
  const outcomes: Outcome[] = [];
  for (const [index, { description, amount, category }] of lines.entries()) {
    const payee = cleanPayee(description);
    const line = { payee, payeeKey: payeeKey(payee), amount, currency };
    if (index >= lines.length / 4) {
      const predicted = predictor.predict(line);
      outcomes.push({ confidence: predicted?.confidence ?? null, isRight: predicted?.category === category });
    }
    predictor.tell({ ...line, category });
  }
  return outcomes;
}

export interface Figures {
  readonly lines: number;
  /** The share of lines with a prediction. */
  readonly coverage: number;
  /** The share that is right among the predictions. */
  readonly accuracy: number;
  /** The share that is right among the surest 80 % of all lines; a line without a prediction is not right. */
  readonly surest: number;
  /** The mean over bins of 0.05, weighted by size, of |mean confidence - share right|. */
  readonly calibrationError: number;
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const predicted = outcomes.filter(({ confidence }) => confidence !== null);
  const bins = new Map<number, { count: number; right: number; confidence: number }>();
  for (const { confidence, isRight } of predicted) {
    const place = Math.floor((confidence ?? 0) * 20 + 1e-9);
    const bin = bins.get(place) ?? { count: 0, right: 0, confidence: 0 };
    bins.set(place, bin);
    bin.count += 1;
    bin.right += isRight ? 1 : 0;
    bin.confidence += confidence ?? 0;
  }
  const misjudged = [...bins.values()].reduce((sum, { right, confidence }) => sum + Math.abs(confidence - right), 0);
  const bySureness = [...outcomes].sort((one, other) => (other.confidence ?? 0) - (one.confidence ?? 0));
  const surest = bySureness.slice(0, Math.ceil(outcomes.length * 0.8));
  return {
    lines: outcomes.length,
    coverage: predicted.length / outcomes.length,
    accuracy: shareRight(predicted),
    surest: shareRight(surest),
    calibrationError: misjudged / predicted.length,
  };
}

function shareRight(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ isRight }) => isRight).length / outcomes.length;
}
