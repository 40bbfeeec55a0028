import { atOnce, sideOf, sizeOf, Suggester, type Merchants } from '@bursar/finance-tools/learning';

import { ToldLines, type ToldLine } from './told-lines';

/** A line to predict. */
export interface OpenLine extends Omit<ToldLine, 'category'> {
  readonly payee: string;
}

export interface Prediction {
  readonly category: string;
  readonly confidence: number;
}

/** Predicts a line, then is told its category, line by line. */
export interface Predictor {
  readonly name: string;
  predict(line: OpenLine): Prediction | null;
  tell(line: ToldLine): void;
}

/** What the server suggests. */
export function learntCategories(merchants: Merchants): Predictor {
  const told = new ToldLines();
  return {
    name: 'learnt categories',
    predict: ({ amount, ...line }) => {
      const question = { ...line, side: sideOf(amount), size: sizeOf(amount) };
      return atOnce(Suggester.learn(told.labelled(), merchants)).suggest(question);
    },
    tell: (line) => told.tell(line),
  };
}

/** The category that most of the payee's lines have, with its share. */
export function mostFrequentOfPayee(): Predictor {
  const counts = new Map<string, Map<string, number>>();
  return {
    name: 'most frequent category of the payee',
    predict: ({ payeeKey }) => {
      const own = [...(counts.get(payeeKey) ?? [])].sort(([, one], [, other]) => other - one);
      const total = own.reduce((sum, [, count]) => sum + count, 0);
      return own[0] === undefined ? null : { category: own[0][0], confidence: own[0][1] / total };
    },
    tell: ({ payeeKey, category }) => {
      const own = counts.get(payeeKey) ?? new Map<string, number>();
      counts.set(payeeKey, own.set(category, (own.get(category) ?? 0) + 1));
    },
  };
}

/** Multinomial naive Bayes over the words of payees, with one added to each count. */
export function naiveBayes(): Predictor {
  const lines = new Map<string, number>();
  const words = new Map<string, Map<string, number>>();
  const totals = new Map<string, number>();
  const vocabulary = new Set<string>();
  return {
    name: 'multinomial naive Bayes over words',
    predict: ({ payeeKey }) => {
      const all = [...lines.values()].reduce((sum, count) => sum + count, 0);
      const scores = [...lines].map(([category, count]) => {
        const size = (totals.get(category) ?? 0) + vocabulary.size;
        const logs = payeeKey.split(' ').map((word) => Math.log(((words.get(category)?.get(word) ?? 0) + 1) / size));
        return { category, score: logs.reduce((sum, value) => sum + value, Math.log(count / all)) };
      });
      const best = scores.sort((one, other) => other.score - one.score)[0];
      if (best === undefined) return null;
      const sum = scores.reduce((total, { score }) => total + Math.exp(score - best.score), 0);
      return { category: best.category, confidence: 1 / sum };
    },
    tell: ({ payeeKey, category }) => {
      lines.set(category, (lines.get(category) ?? 0) + 1);
      const own = words.get(category) ?? new Map<string, number>();
      words.set(category, own);
      for (const word of payeeKey.split(' ')) {
        vocabulary.add(word);
        own.set(word, (own.get(word) ?? 0) + 1);
        totals.set(category, (totals.get(category) ?? 0) + 1);
      }
    },
  };
}
