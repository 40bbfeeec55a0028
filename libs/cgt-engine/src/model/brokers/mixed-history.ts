import { DomainError, printable } from '@bursar/toolkit';

import { isBrokerFile, looksLikeTable, unknownBrokerFile } from './open-broker-file';
import type { LeftOut } from './pair-stock-plans';
import { readBrokerFiles } from './read-broker-files';
import { warningsOfSameTrades, type SourcedTransaction } from './same-trades';
import { readTransactions, type ContentContext } from '../parse/content';
import type { FieldContext } from '../parse/fields';
import type { Transaction } from '../transaction';

/** A file of a history by its name: DSL, JSON or a broker's export. */
export interface HistoryFile {
  readonly file: string;
  readonly content: string;
}

/** Files read as one history. */
export interface MixedHistory {
  readonly transactions: readonly Transaction[];
  readonly warnings: readonly string[];
  /** Of brokers' files; undefined where there is none among the files. */
  readonly leftOut: readonly LeftOut[] | undefined;
}

/**
 * Reads files of any kind as one history. A file that is there twice counts once. With several files, and in brokers' files,
 * refusals name the file. Throws the first refusal.
 */
export function readMixedHistory(
  files: readonly HistoryFile[],
  { hasRates }: Pick<FieldContext, 'hasRates'>,
): MixedHistory {
  const { once, warnings } = withoutCopies(files);
  const isBrokers = ({ file, content }: HistoryFile) => isBrokerFile(file, content);
  const exports = once.filter(isBrokers);
  const written = once
    .filter((file) => !exports.includes(file))
    .map(({ file, content }) => ({
      file,
      transactions: readWritten({ file, content }, { hasRates, ...(files.length > 1 && { file }) }),
    }));
  const own = written.flatMap(({ transactions }) => transactions);
  if (exports.length === 0) return { transactions: own, warnings, leftOut: undefined };
  const history = readBrokerFiles(
    exports.map(({ file, content }) => ({ name: file, content })),
    { hasRates },
  );
  const sourced: SourcedTransaction[] = written.flatMap(({ file, transactions }) =>
    transactions.map((transaction) => ({ transaction, file, source: 'written' })),
  );
  return {
    transactions: [...history.instruments, ...history.transactions.map(({ transaction }) => transaction), ...own],
    warnings: [
      ...warnings,
      ...history.warnings,
      ...(sourced.length === 0
        ? []
        : warningsOfSameTrades(
            [...history.transactions.map((one) => ({ ...one, source: 'broker' })), ...sourced],
            history.instruments,
          )),
    ],
    leftOut: history.leftOut,
  };
}

/** Text of an unknown table is no line of DSL that went wrong: the refusal says which exports are read. */
function readWritten({ file, content }: HistoryFile, context: ContentContext): Transaction[] {
  try {
    return readTransactions(content, context);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'PARSE_ERROR' && looksLikeTable(content)) {
      throw unknownBrokerFile(printable(file), content);
    }
    throw error;
  }
}

function withoutCopies(files: readonly HistoryFile[]) {
  const first = new Map<string, string>();
  const warnings: string[] = [];
  const once = files.filter(({ file, content }) => {
    const earlier = first.get(content);
    if (earlier === undefined) {
      first.set(content, file);
      return true;
    }
    warnings.push(`${printable(file)} is the same file as ${printable(earlier)}; it is left out.`);
    return false;
  });
  return { once, warnings };
}
