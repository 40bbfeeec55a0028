import { addDays, civilDate } from '@bursar/calendar';
import type { Transaction } from '@bursar/database';

import type { LedgerContext } from '../context';
import type { ImportSettings } from '../model/import/import-settings';
import { counted } from '../model/plain-text';
import { importId } from '../model/published-ids';
import type { RememberedMapping } from '../model/statement/reading-arguments';
import { applyRulesToImport } from '../rules/apply-rules';
import type { StoredRows } from '../store/flush-gin-pending-list';
import type { StoredLedgerFacts } from '../store/known-ledger';
import type { ImportNumbers } from '../store/lock-ledger';
import type { StatementRecord } from '../store/statement-records';
import { startJournaling } from '../store/journal/begin-change';
import { queueImportChange } from '../store/journal/queue-import-change';
import { recordChange } from '../store/journal/record-change';
import { queueSimpleImport } from '../store/queue-simple-import';
import { importRecord, isStagedInTable, nextSequence, queueImport, writeImport } from '../store/write-import';
import { type StatementWrite } from '../store/statement-write';
import type { CoveredStatement } from './answer';
import type { FoundStatements } from './find-statements';
import type { ImportOutput } from './import-output';
import type { GivenFile, ImportCall } from './import-call';
import { openImportChange } from './import-change';

interface StoredStatements {
  readonly written: Pick<ImportOutput, 'import_id' | 'account_created' | 'imported_count' | 'replaced_count'>;
  readonly stored: StoredRows & { readonly isInline: boolean };
}

/** Stores what an import found, with its statements, balances and mappings, as one change. */
export async function storeStatements(
  context: LedgerContext,
  transaction: Transaction,
  file: GivenFile,
  { statements, staged, begun }: FoundStatements,
  settings: ImportSettings,
  numbers: ImportNumbers,
  facts: StoredLedgerFacts,
  { onProgress, signal }: ImportCall,
): Promise<StoredStatements> {
  const remembered = new Map<string, RememberedMapping | undefined>();
  const writes = statements.flatMap((statement, index) => writeOf(statement, index + 1, settings, facts, remembered));
  const { owner } = context;
  const change = begun ?? (await openImportChange(context, transaction, facts, numbers));
  const common = { ...numbers, owner, fileName: file.name, now: change.now };
  const write = { ...common, staged, isBegun: begun !== undefined, statements: writes };
  const { number, importedCount, replacedCount } = importRecord(write);
  const { firstSequence: first } = numbers;
  const accounts = [...new Set(writes.map(({ account }) => account.id))].join(', ');
  const replacing = replacedCount === 0 ? '' : ` and replaced ${replacedCount}`;
  const summary = `Imported ${counted(importedCount, 'transaction')} into ${accounts}${replacing}`;
  const outcome = { summary, importNumber: number, nextSequence: nextSequence(write), addedCount: importedCount };
  const hasRules = importedCount > 0 && facts.rules.some(({ isEnabled }) => isEnabled);
  const isInline = !isStagedInTable(write);
  if (isInline && begun === undefined && replacedCount === 0 && !hasRules) {
    // Nothing waits for an answer: all of it is sent with the commit.
    if (!queueSimpleImport(transaction, write, change)) queueImport(transaction, write, change);
    queueImportChange(transaction, change, outcome);
  } else {
    await Promise.all([
      startJournaling(transaction, change),
      writeImport(transaction, write, (rows) => {
        signal.throwIfAborted();
        onProgress?.({ stage: 'storing', rows });
      }),
    ]);
    if (hasRules) await applyRulesToImport(transaction, owner, number, facts.rules);
    await recordChange(transaction, change, outcome);
  }
  const lastRow = Math.max(0, ...writes.map((each) => each.lastRow));
  return {
    written: {
      import_id: importId(number),
      account_created: writes.some(({ account }) => account.isNew),
      imported_count: importedCount,
      replaced_count: replacedCount,
    },
    stored: { first, next: first + BigInt(lastRow), count: importedCount, isInline },
  };
}

/** `remembered`: the mappings that earlier statements of the file leave, by account and layout. */
function writeOf(
  statement: CoveredStatement,
  number: number,
  { on_modified: onModified }: ImportSettings,
  facts: StoredLedgerFacts,
  remembered: Map<string, RememberedMapping | undefined>,
): StatementWrite[] {
  const { index, target, entries, statuses, changed, counts } = statement;
  if (target === undefined) return [];
  const replaced = onModified === 'replace' ? [...changed] : [];
  const { layout, mapping } = statement.part;
  const place = `${target.id} ${layout}`;
  const known = remembered.get(place) ?? facts.mappings.get(target.id)?.[layout];
  remembered.set(place, mapping);
  return [
    {
      account: target,
      reading: index,
      number,
      record: recordOf(statement, known),
      known: entries.rows.filter((_, place) => statuses[place] !== 'new'),
      newCount: counts.new,
      lastRow: entries.rows.at(-1) ?? 0,
      replaced: replaced.map(([place, { sequence }]) => [entries.rows[place] ?? 0, sequence] as const),
    },
  ];
}

/** Balances of a statement that is contradicted are no anchors of later ones. */
function recordOf({ reading, part }: CoveredStatement, known: RememberedMapping | undefined): StatementRecord {
  const { number, coverage, proof, opening, closings } = reading;
  const isTrusted = proof.status !== 'contradicted';
  return {
    accountNumber: number,
    format: part.format,
    layout: part.layout,
    mapping: part.mapping,
    isMappingKnown: JSON.stringify(known) === JSON.stringify(part.mapping),
    period: coverage,
    opening: isTrusted ? proof.opening : null,
    closing: isTrusted ? proof.closing : null,
    proof: proof.status,
    balances: isTrusted ? balancesOf(opening, closings) : [],
  };
}

type Balances = CoveredStatement['reading'];

/** The closing balances of days; an opening balance is the closing one of the day before. */
function balancesOf(opening: Balances['opening'], closings: Balances['closings']): Balances['closings'] {
  const byDay = new Map(closings.map(({ day, balance }) => [day, balance]));
  if (opening !== null) {
    const before = addDays(civilDate(opening.day), -1).text;
    if (!byDay.has(before)) byDay.set(before, opening.balance);
  }
  return [...byDay].map(([day, balance]) => ({ day, balance })).sort((one, other) => (one.day < other.day ? -1 : 1));
}
