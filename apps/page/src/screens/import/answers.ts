import type { ToolInput } from '@bursar/views/html-views';
import type { Key, Language } from '@bursar/views/language';

import type { ImportResult } from './import-results';

export type Question = ImportResult['questions'][number];
export type Answer = Readonly<Record<string, unknown>>;

interface Mapping {
  readonly columns?: Readonly<Record<string, unknown>>;
}

/** The arguments with one more answer: parts of mappings are joined, all else is replaced. */
export function withAnswer(input: ToolInput, answer: Answer): ToolInput {
  const { mapping: given, ...others } = answer as Answer & { readonly mapping?: Mapping };
  if (given === undefined) return { ...input, ...others };
  const before = (input['mapping'] ?? {}) as Mapping;
  const columns = { ...before.columns, ...given.columns };
  return { ...input, ...others, mapping: { ...before, ...given, ...(Object.keys(columns).length > 0 && { columns }) } };
}

/** Answers by the name and the value of their argument. */
const ANSWERS: Readonly<Record<string, Key>> = {
  'date_order DMY': 'import.answer.dayFirst',
  'date_order MDY': 'import.answer.monthFirst',
  'date_order YMD': 'import.answer.yearFirst',
  'decimal_separator .': 'import.answer.point',
  'decimal_separator ,': 'import.answer.comma',
  'amounts inverted': 'import.answer.inverted',
  'amounts as_is': 'import.answer.asIs',
  'fees included': 'import.answer.feesIncluded',
  'fees extra': 'import.answer.feesExtra',
  'on_similar skip': 'import.answer.similarSkip',
  'on_similar store': 'import.answer.similarStore',
};

/** An answer in words. */
export function answerWords(answer: Answer, language: Language): string {
  const words = Object.entries(answer).flatMap(([name, value]) =>
    name === 'mapping' ? mappingWords(value as Mapping & Answer, language) : wordsOf(name, value, language),
  );
  return language.list(words);
}

function mappingWords({ columns = {}, ...others }: Mapping & Answer, language: Language): string[] {
  const { t } = language;
  const named = Object.values(columns).map((column) => t('import.answer.column', { name: String(column) }));
  const rest = Object.entries(others).map(([name, value]) =>
    name === 'sheet' ? t('import.answer.sheet', { name: String(value) }) : wordsOf(name, value, language),
  );
  return [...named, ...rest];
}

/** An answer that has no words is shown as it is sent. */
function wordsOf(name: string, value: unknown, { t }: Language): string {
  const key = ANSWERS[`${name} ${String(value)}`];
  return key === undefined ? String(value) : t(key);
}
