import { accountQuestion, type AnswerableQuestion } from '../model/import/account-question';
import type { ImportSettings } from '../model/import/import-settings';
import type { KnownLedger, LedgerAccount, ResolvedAccounts } from '../model/import/resolve-accounts';
import type { Question, StatementEntry, StatementsSummary, Sums } from '../model/statement/statement-reading';
import { publishedSums } from './answer';
import type { PublishedQuestion } from './import-output';
import type { MatchedStatement } from './match-statements';

const NO_SUMS: Sums = { in: '0.00', out: '0.00', net: '0.00' } as Sums;
const MOST_SHOWN = 3;

/** The questions of the reading as an answer shows them. */
export function readingQuestions(questions: readonly Question[]): PublishedQuestion[] {
  return questions.map(({ about, message, candidates }) => ({
    about,
    message,
    candidates: candidates.map(({ answer, first, sums }) => ({
      answer: { ...answer },
      first: first.map(({ row, day, amount, description }) => ({
        ...{ row, booked_at: day === null ? null : `${day}T00:00:00`, amount, description },
      })),
      sums: publishedSums(sums),
    })),
  }));
}

/** The question of the accounts that are open, if there are any. */
export function openAccounts(
  summary: StatementsSummary,
  { open }: ResolvedAccounts,
  named: LedgerAccount | undefined,
  { currency }: { readonly currency: string | undefined },
  ledger: KnownLedger,
): PublishedQuestion[] {
  const accounts = open.map((each) => {
    const reading = summary.accounts.find(({ number }) => number === each.number);
    return { ...each, currency: reading?.currency ?? currency ?? null };
  });
  const question = accountQuestion(accounts, named, ledger);
  if (question === undefined) return [];
  const sums = summary.accounts.find(({ number }) => number === accounts[0]?.number)?.sums ?? NO_SUMS;
  return [published(question, [], open.length === 1 ? sums : NO_SUMS)];
}

/** Asks what to do with entries that another format has worded differently. */
export function similarQuestion(
  statements: readonly MatchedStatement[],
  entries: readonly StatementEntry[],
  { on_similar: answer }: Pick<ImportSettings, 'on_similar'>,
): PublishedQuestion[] {
  const count = statements.reduce((total, { counts }) => total + counts.similar, 0);
  if (count === 0 || answer !== 'ask') return [];
  const similar = statements.flatMap(({ statuses, entries: { rows } }) =>
    rows.filter((_, index) => statuses[index] === 'similar'),
  );
  const shown = entries.filter(({ row }) => similar.includes(row)).slice(0, MOST_SHOWN);
  const message =
    `${count} ${count === 1 ? 'entry has' : 'entries have'} the day and amount of stored ones that came in another ` +
    'format, in other words. Are they the same, to be skipped, or others, to be stored?';
  return [
    published(
      { about: 'similar', message, answers: [{ on_similar: 'skip' }, { on_similar: 'store' }] },
      shown,
      NO_SUMS,
    ),
  ];
}

function published(
  { about, message, answers }: AnswerableQuestion,
  shown: readonly StatementEntry[],
  sums: Sums,
): PublishedQuestion {
  const first = shown.map(({ row, bookedAt, amount, description }) => ({
    row,
    booked_at: bookedAt,
    amount,
    description,
  }));
  return {
    about,
    message,
    candidates: answers.map((answer) => ({ answer: { ...answer }, first, sums: publishedSums(sums) })),
  };
}
