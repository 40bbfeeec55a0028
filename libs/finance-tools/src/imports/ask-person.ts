import { DomainError, printable, type Elicit, type ElicitationRequest } from '@bursar/toolkit';
import * as z from 'zod';

import type { ImportSettings } from '../model/import/import-settings';
import type { PublishedQuestion } from './import-output';

type Candidate = PublishedQuestion['candidates'][number];

/**
 * Runs an import. When the file leaves something open and the host shows forms, the person is asked, once: the import then
 * runs with the answers. Without a form, or an answer to everything, the refusal stands.
 */
export async function withAnswers<Result>(
  settings: ImportSettings,
  elicit: Elicit | undefined,
  run: (settings: ImportSettings) => Promise<Result>,
): Promise<Result> {
  try {
    return await run(settings);
  } catch (error) {
    const questions = openQuestionsOf(error);
    if (elicit === undefined || questions.length === 0) throw error;
    const form = await elicit(questionForm(questions));
    if (form === undefined) throw error;
    return run(answered(settings, questions, form));
  }
}

/** The questions of a refusal that a form can show: those with candidates. */
function openQuestionsOf(error: unknown): readonly PublishedQuestion[] {
  if (!(error instanceof DomainError) || error.details['reason'] !== 'AMBIGUOUS') return [];
  const questions = error.details['questions'] as readonly PublishedQuestion[];
  return questions.every(({ candidates }) => candidates.length > 0) ? questions : [];
}

/** A form with a choice for each question. */
export function questionForm(questions: readonly PublishedQuestion[]) {
  const choices = questions.map(({ about, message, candidates }) => {
    const labels = candidates.map((candidate, index) => `${index + 1}. ${labelOf(candidate)}`);
    return [about, z.enum(labels as [string, ...string[]]).describe(printable(message))] as const;
  });
  return {
    about: `statement ${questions.map(({ about }) => about).join(' ')}`,
    message: `The statement leaves something open.\n${questions.map(({ message }) => printable(message)).join('\n')}`,
    form: z.object(Object.fromEntries(choices)),
  } satisfies ElicitationRequest;
}

const LONGEST_LABEL = 160;

/** The answer, and what the first entry is under it. */
function labelOf({ answer, first }: Candidate): string {
  const [row] = first;
  const example = row && `: ${[row.booked_at?.slice(0, 10), row.amount, row.description].filter(Boolean).join(' ')}`;
  return printable(`${wordsOf(answer)}${example ?? ''}`).slice(0, LONGEST_LABEL);
}

/** `{date_order: "DMY"}` as `date_order DMY`. */
function wordsOf(answer: object): string {
  return Object.entries(answer)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

/** The settings with the chosen answers; mappings are joined. */
function answered(
  settings: ImportSettings,
  questions: readonly PublishedQuestion[],
  form: Readonly<Record<string, unknown>>,
): ImportSettings {
  return questions.reduce((all, { about, candidates }) => {
    const chosen = Number.parseInt(String(form[about]), 10) - 1;
    const { mapping, ...answer } = (candidates[chosen]?.answer ?? {}) as Partial<ImportSettings>;
    const columns = mapping?.columns && { columns: { ...all.mapping?.columns, ...mapping.columns } };
    return { ...all, ...answer, ...(mapping && { mapping: { ...all.mapping, ...mapping, ...columns } }) };
  }, settings);
}
