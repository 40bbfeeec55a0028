import { openParts } from './open-parts';
import { RefusedStatement } from './refused-statement';
import type { ReadStatements, StatementPart } from './statement-reading';
import { summarize } from './summarize';

const MOST_ACCOUNTS = 100;

export const readStatements: ReadStatements = (content, settings, known, today) => {
  const parts = openParts(content, { settings, known, today });
  const { summary, entries } = summarize(
    parts.map(({ part }) => part),
    known,
  );
  const infos = parts.map(({ name, part }): StatementPart => ({ name, ...part.info }));
  const questions = parts.flatMap(({ part }) => part.questions);
  const count = summary.accounts.reduce((sum, { rowsTotal }) => sum + rowsTotal, 0);
  if (count === 0)
    throw new RefusedStatement({
      reason: 'NO_ENTRIES',
      place: null,
      found: 'there is no entry in it',
      remedy: 'choose a statement with entries',
    });
  if (summary.accounts.length > MOST_ACCOUNTS) {
    const found = `it holds ${summary.accounts.length} accounts`;
    throw new RefusedStatement({
      reason: 'TOO_LARGE',
      place: null,
      found,
      remedy: `split it: up to ${MOST_ACCOUNTS} are read`,
    });
  }
  return { summary: { ...summary, format: infos[0]?.format ?? 'csv', parts: infos, questions }, entries };
};
