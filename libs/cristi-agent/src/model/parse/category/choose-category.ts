import { fitsType, type CategoryType, type TransactionType } from '../../transaction';
import type { ExplicitMarks } from '../explicit-marks';
import type { Memory, MemoryQuestion, RememberedTransaction } from '../memory/memory';
import type { Token } from '../tokens';
import type { KeywordCategory } from '../words/categories';
import { CATEGORY_TYPE_OF } from '../words/category';
import { highestRank } from './find-keywords';
import { findMisspelled } from './misspelled-keyword';

/** The category of a transaction with its certainty. */
export interface ChosenCategory {
  readonly category: string | undefined;
  readonly categoryType: CategoryType | undefined;
  readonly basis: 'explicit' | 'keyword' | 'misspelled' | 'none';
  /** Why no category could be chosen although the text implies some, or how a word was read. */
  readonly doubt: string | undefined;
  /** Why the explicit category type was ignored. */
  readonly typeDoubt: string | undefined;
  /** What was learnt from. */
  readonly reason: string | undefined;
}

/** What the category of an entry rests on. */
export interface CategoryEvidence {
  readonly type: TransactionType;
  readonly marks: ExplicitMarks;
  readonly keywords: readonly KeywordCategory[];
  /** The words of the text that may be misspelled. */
  readonly tokens: readonly Token[];
  readonly question: MemoryQuestion;
}

interface Choice {
  readonly category?: string;
  readonly type?: CategoryType | undefined;
  readonly basis: ChosenCategory['basis'];
  readonly doubt?: string;
  readonly reason?: string;
}

/** The type where no word states it: INCOME for a category of income. */
export function typeByCategory(marks: ExplicitMarks, keywords: readonly KeywordCategory[]): TransactionType {
  const isIncome =
    marks.categoryType === 'INCOME' ||
    (marks.category === undefined
      ? keywords.some(({ type }) => type === 'INCOME')
      : CATEGORY_TYPE_OF[marks.category] === 'INCOME');
  return isIncome ? 'INCOME' : 'EXPENSE';
}

/** Chooses the category: the explicit one, the learnt one, the keyword's, a learnt word's, a misspelled keyword's. */
export function chooseCategory(evidence: CategoryEvidence, memory: Memory): ChosenCategory {
  const { type, marks } = evidence;
  const { category, type: usual, basis, doubt, reason } = choiceOf(evidence, memory);
  const stated = marks.categoryType;
  const isStatedFitting = stated !== undefined && fitsType(stated, type);
  const fitting = usual !== undefined && fitsType(usual, type) ? usual : undefined;
  return {
    category,
    categoryType: type === 'INCOME' ? 'INCOME' : isStatedFitting ? stated : fitting,
    basis,
    doubt,
    typeDoubt: stated === undefined || isStatedFitting ? undefined : `${stated} does not go with an ${type}`,
    reason,
  };
}

function choiceOf({ type, marks, keywords, tokens, question }: CategoryEvidence, memory: Memory): Choice {
  if (marks.category !== undefined) {
    return { category: marks.category, type: CATEGORY_TYPE_OF[marks.category], basis: 'explicit' };
  }
  const described = question.description === undefined ? undefined : memory.described(type, question.description);
  if (described !== undefined) return learnt(described);
  if (keywords.length > 0) return byKeyword(type, keywords);
  return byLearntWord(question, memory) ?? byMisspelled(type, tokens) ?? { basis: 'none' };
}

function byKeyword(type: TransactionType, keywords: readonly KeywordCategory[]): Choice {
  const fitting = keywords.filter((candidate) => fitsType(candidate.type, type));
  const highest = mayBeDebt(fitting) ? fitting : highestRank(fitting);
  const [first, ...others] = highest;
  if (first !== undefined && others.length === 0)
    return { category: first.category, type: first.type, basis: 'keyword' };
  const names = (first === undefined ? keywords : highest).map(({ category }) => category).join(', ');
  return {
    basis: 'none',
    doubt: first === undefined ? `${names} does not go with an ${type}` : `it could be ${names}`,
  };
}

/** `abono a coppel`: a place where one buys, and a word for what is paid off. */
function mayBeDebt(fitting: readonly KeywordCategory[]): boolean {
  return (
    fitting.every(({ rank }) => rank !== 'things') &&
    fitting.some(({ rank, type }) => rank === 'general' && type === 'DEBT')
  );
}

function byLearntWord({ type, words }: MemoryQuestion, memory: Memory): Choice | undefined {
  const known = words.flatMap((word) => memory.containing(type, word));
  const [first] = known;
  if (first === undefined) return undefined;
  const names = [...new Set(known.map(({ category }) => category))];
  return names.length === 1 ? learnt(first) : { basis: 'none', doubt: `it could be ${names.join(', ')}, as before` };
}

function byMisspelled(type: TransactionType, tokens: readonly Token[]): Choice | undefined {
  const found = findMisspelled(tokens, (category) => fitsType(category.type, type));
  if (found === undefined) return undefined;
  const { word, keyword, category } = found;
  return { category: category.category, type: category.type, basis: 'misspelled', doubt: `${word} read as ${keyword}` };
}

function learnt({ category, categoryType, description, date }: RememberedTransaction): Choice {
  return { category, type: categoryType, basis: 'keyword', reason: `as in "${description}" of ${date}` };
}
