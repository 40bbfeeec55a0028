import { fitsType, type CategoryType, type TransactionType } from '../transaction';
import type { ExplicitMarks } from './explicit-marks';
import { findPhrases, phraseBook } from './find-phrases';
import { CATEGORY_KEYWORDS, type KeywordCategory } from './tables/category-keywords';
import type { Token } from './tokens';

/** The category of a transaction with its certainty. */
export interface ChosenCategory {
  readonly category: string | undefined;
  readonly categoryType: CategoryType | undefined;
  readonly isByKeyword: boolean;
  /** Why no category could be chosen although the text implies some. */
  readonly doubt: string | undefined;
  /** Why the explicit category type was ignored. */
  readonly typeDoubt: string | undefined;
}

const KEYWORD_BOOK = phraseBook(
  CATEGORY_KEYWORDS.flatMap((entry) => entry.keywords.map((keyword) => [keyword, entry] as const)),
);
const TYPE_OF_CATEGORY = new Map(CATEGORY_KEYWORDS.map(({ category, type }) => [category, type]));

/** The categories whose keywords the text contains, without duplicates, in its order. */
export function keywordCategories(tokens: readonly Token[]): KeywordCategory[] {
  return [...new Set(findPhrases(tokens, KEYWORD_BOOK).map(({ meaning }) => meaning))];
}

/** The type where no word states it: INCOME for a category of income. */
export function typeByCategory(marks: ExplicitMarks, keywords: readonly KeywordCategory[]): TransactionType {
  const isIncome =
    marks.categoryType === 'INCOME' ||
    (marks.category === undefined
      ? keywords.some(({ type }) => type === 'INCOME')
      : TYPE_OF_CATEGORY.get(marks.category) === 'INCOME');
  return isIncome ? 'INCOME' : 'EXPENSE';
}

/** Chooses the explicit category, else the only keyword category that fits the type. */
export function chooseCategory(
  type: TransactionType,
  marks: ExplicitMarks,
  keywords: readonly KeywordCategory[],
): ChosenCategory {
  const {
    category,
    type: usualType,
    doubt,
  } = marks.category === undefined ? byKeyword(type, keywords) : explicit(marks);
  const stated = marks.categoryType;
  const isStatedFitting = stated !== undefined && fitsType(stated, type);
  const fitting = usualType !== undefined && fitsType(usualType, type) ? usualType : undefined;
  return {
    category,
    categoryType: type === 'INCOME' ? 'INCOME' : isStatedFitting ? stated : fitting,
    isByKeyword: marks.category === undefined && category !== undefined,
    doubt,
    typeDoubt: stated === undefined || isStatedFitting ? undefined : `${stated} does not go with an ${type}`,
  };
}

interface Choice {
  readonly category: string | undefined;
  readonly type: CategoryType | undefined;
  readonly doubt: string | undefined;
}

function explicit({ category }: ExplicitMarks): Choice {
  return { category, type: TYPE_OF_CATEGORY.get(category ?? ''), doubt: undefined };
}

function byKeyword(type: TransactionType, keywords: readonly KeywordCategory[]): Choice {
  const fitting = keywords.filter((candidate) => fitsType(candidate.type, type));
  const [first, ...others] = fitting;
  if (first !== undefined && others.length === 0) {
    return { category: first.category, type: first.type, doubt: undefined };
  }
  const names = (first === undefined ? keywords : fitting).map(({ category }) => category).join(', ');
  const why = first === undefined ? `${names} does not go with an ${type}` : `it could be ${names}`;
  return { category: undefined, type: undefined, doubt: names === '' ? undefined : why };
}
