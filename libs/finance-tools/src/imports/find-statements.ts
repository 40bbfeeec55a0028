import type { Transaction } from '@bursar/database';

import type { LedgerContext } from '../context';
import type { ImportSettings } from '../model/import/import-settings';
import { resolveAccounts, targetOf, type AccountTarget, type KnownLedger } from '../model/import/resolve-accounts';
import { overlapsAndGaps, type CoveringStatement } from '../model/import/statement-coverage';
import { subtractDecimals } from '../model/decimal';
import type { StoredLedgerFacts } from '../store/known-ledger';
import type { OpenChange } from '../store/journal/begin-change';
import type { ImportNumbers } from '../store/lock-ledger';
import { EntryStage, type StagedEntries } from '../store/staged-entries';
import { findCoverage, type StoredCoverage } from '../store/stored-coverage';
import { answerOf, shownRows, type CoveredStatement } from './answer';
import { openQuestions, otherCurrency } from './import-refusals';
import type { PreviewRow, PublishedQuestion } from './import-output';
import type { GivenFile, ImportCall } from './import-call';
import { matchStatements, type MatchedStatement } from './match-statements';
import { openAccounts, readingQuestions, similarQuestion } from './questions';
import type { FileReading } from './read-file';
import { beginStoringWhileReading } from './store-while-reading';

/** Progress is reported after so many rows. */
const PROGRESS_ROWS = 5_000;

/** What an import found. */
export interface FoundStatements {
  readonly answer: ReturnType<typeof answerOf>;
  readonly questions: readonly PublishedQuestion[];
  readonly last: readonly PreviewRow[];
  readonly statements: readonly CoveredStatement[];
  /** Undefined for an import that only analyzes. */
  readonly staged: StagedEntries | undefined;
  /** The change that the entries are stored with already, where they were stored while they were read. */
  readonly begun: OpenChange | undefined;
}

/**
 * Reads a file to its end and compares it with the ledger. An import that stores ends at the first open question, and
 * stages the entries, or stores them at once where nothing can match them. Throws as `importStatement`.
 */
export async function findStatements(
  context: LedgerContext,
  transaction: Transaction,
  reading: FileReading,
  file: GivenFile,
  settings: ImportSettings,
  facts: StoredLedgerFacts,
  numbers: ImportNumbers | undefined,
  { onProgress, signal }: ImportCall,
): Promise<FoundStatements> {
  const { owner, sources } = context;
  const { summary } = reading;
  const ledger: KnownLedger = { ...facts, sourceNames: sources.map(({ name }) => name) };
  const named = settings.account_id === undefined ? undefined : targetOf(settings.account_id, settings, ledger);
  const resolved = resolveAccounts(
    summary.accounts.map(({ number }) => number),
    settings,
    ledger,
  );
  const currency = settings.create_account?.currency;
  const asked: PublishedQuestion[] = [
    ...openAccounts(summary, resolved, named, { currency }, ledger),
    ...readingQuestions(summary.questions),
  ];
  const kept = summary.accounts.flatMap((account, index) => {
    const target = resolved.targets.get(account.number);
    if (target === null) return [];
    requireCurrency(file.field, account.currency, target);
    const part = summary.parts[account.part];
    return part === undefined ? [] : [{ index, reading: account, part, target }];
  });
  if (numbers !== undefined && asked.length > 0) throw openQuestions(file.field, asked);
  const begun =
    numbers && (await beginStoringWhileReading(context, transaction, summary, kept, settings, facts, numbers));
  const stage =
    numbers === undefined || begun !== undefined ? undefined : new EntryStage(transaction, facts.categoryKeys);
  let [rows, reported] = [0, 0];
  const report = () => {
    if (rows > reported) onProgress?.({ stage: 'reading', rows });
    reported = rows;
  };
  const entries = await reading.entries(async (columns, batchFacts) => {
    signal.throwIfAborted();
    await (begun?.add(columns, batchFacts) ?? stage?.add(columns));
    rows += columns.count;
    if (rows - reported >= PROGRESS_ROWS) report();
  }, begun === undefined);
  report();
  const statements = kept.map((each) => ({
    ...each,
    entries: entries.byAccount[each.index] ?? { rows: [], entries: [] },
  }));
  const { on_similar: onSimilar } = settings;
  // Sent together.
  const [matched, coverages] = await Promise.all([
    begun === undefined
      ? matchStatements(transaction, owner, facts, statements, onSimilar, numbers?.firstSequence ?? 0n)
      : [begun.matched()],
    Promise.all(kept.map((each) => storedCoverage(transaction, owner, each, facts))),
  ]);
  const covered = withCoverage(matched, coverages);
  return {
    answer: answerOf(reading, entries, covered),
    questions: [...asked, ...similarQuestion(matched, entries.first, settings)],
    last: shownRows(entries.last, covered),
    statements: covered,
    staged: await stage?.finish(),
    begun: begun?.change,
  };
}

function requireCurrency(field: string, found: string | null, target: AccountTarget | undefined): void {
  if (found === null || target === undefined || found === target.currency) return;
  throw otherCurrency(field, found, target);
}

type ReadStatement = Pick<MatchedStatement, 'reading' | 'target'>;

/** What is stored around the days of a statement. */
async function storedCoverage(
  transaction: Transaction,
  owner: string,
  { reading: { coverage: period, startDate }, target }: ReadStatement,
  { accounts }: StoredLedgerFacts,
): Promise<StoredCoverage> {
  if (period === null || target === undefined || target.isNew) return { statements: [], balanceBefore: null };
  const hasBalances = accounts.some(({ id, lastClosing }) => id === target.id && lastClosing !== null);
  const account = { owner, id: target.id, hasBalances };
  return findCoverage(transaction, account, period, startDate ?? period.startDate);
}

/** How each statement joins those that are stored, and those of the file that come before it. */
function withCoverage(
  statements: readonly MatchedStatement[],
  coverages: readonly StoredCoverage[],
): CoveredStatement[] {
  const earlier = new Map<string, CoveringStatement[]>();
  return statements.map((statement, index) => {
    const { reading, target } = statement;
    const { coverage: period, opening, proof } = reading;
    if (period === null) return { ...statement, coverage: null };
    const balanceBefore = opening?.balance ?? proof.opening;
    const own: CoveringStatement = { ...period, importId: null, opening: proof.opening, closing: proof.closing };
    const stored = coverages[index] ?? { statements: [], balanceBefore: null };
    const inFile = target === undefined ? [] : (earlier.get(target.id) ?? []);
    const difference =
      balanceBefore === null || stored.balanceBefore === null
        ? null
        : subtractDecimals(balanceBefore, stored.balanceBefore);
    const joins = overlapsAndGaps(own, [...stored.statements, ...inFile]);
    if (target !== undefined) earlier.set(target.id, [...inFile, own]);
    return { ...statement, coverage: { ...period, ...joins, difference } };
  });
}
