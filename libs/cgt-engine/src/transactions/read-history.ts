import { DomainError, FileRefusal, type OpenFolders } from '@bursar/toolkit';

import { refusal } from '../errors';
import { readMixedHistory, type HistoryFile, type MixedHistory } from '../model/brokers/mixed-history';
import { isBrokerFile } from '../model/brokers/open-broker-file';
import { textOfFile } from '../model/brokers/file/text-of-file';
import { readTransactions } from '../model/parse/content';
import type { RateTable } from '../model/fx/rate-table';
import type { Transaction } from '../model/transaction';

/** Where a history comes from: what was sent, or files in an open folder, each with DSL, JSON or a broker's export. */
export interface HistorySource {
  readonly cgt_content?: unknown;
  readonly cgt_path?: string | readonly string[] | undefined;
}

const MAXIMUM_FILE_BYTES = 32 * 1024 * 1024;

/** Reads the transactions of exactly one of the two. Throws INVALID_ARGUMENT for none, both, or a file not to be read. */
export async function readHistory(source: HistorySource, files: OpenFolders, rates: RateTable): Promise<Transaction[]> {
  return [...(await readHistoryAndWarnings(source, files, rates)).transactions];
}

/** The same with what is to be said of brokers' files. */
export async function readHistoryAndWarnings(
  { cgt_content, cgt_path }: HistorySource,
  files: OpenFolders,
  rates: RateTable,
): Promise<Pick<MixedHistory, 'transactions' | 'warnings'>> {
  const hasRates = (currency: string) => rates.range(currency) !== undefined;
  if (cgt_path === undefined && cgt_content !== undefined) {
    return { transactions: readContent(cgt_content, hasRates), warnings: [] };
  }
  if (cgt_path === undefined || cgt_content !== undefined) {
    throw refusal(
      'INVALID_ARGUMENT',
      `cgt_content and cgt_path: ${cgt_path === undefined ? 'neither' : 'both'} given`,
      {
        hint: 'give exactly one of them: the text itself, or the name of a file with it',
        example: '"cgt_content": "2024-01-15 BUY VOD 100 @ 1.20 GBP"',
      },
    );
  }
  const paths = typeof cgt_path === 'string' ? [cgt_path] : cgt_path;
  const read: HistoryFile[] = [];
  for (const path of paths) read.push(await readFile(path, files));
  return readMixedHistory(read, { hasRates });
}

/** A broker's export is no history as it is: the refusal says what reads it. */
function readContent(content: unknown, hasRates: (currency: string) => boolean): Transaction[] {
  try {
    return readTransactions(content, { hasRates });
  } catch (error) {
    const isExport = typeof content === 'string' && isBrokerFile('content', content);
    if (!(error instanceof DomainError) || error.code !== 'PARSE_ERROR' || !isExport) throw error;
    const { hint: _, example: __, problems: ___, ...facts } = error.details;
    throw refusal(
      'PARSE_ERROR',
      'the content is a broker’s export, not DSL text',
      {
        hint: 'send the file to read_broker_files, and its dsl here',
        example: '"files": [{"name": "export.csv", "content": "Action,Time,…"}]',
      },
      facts,
    );
  }
}

async function readFile(path: string, files: OpenFolders): Promise<HistoryFile> {
  try {
    const content = textOfFile(await files.readBytes(path, MAXIMUM_FILE_BYTES));
    return { file: path.split(/[\\/]/).at(-1) ?? path, content };
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    throw refusal(
      'INVALID_ARGUMENT',
      `cgt_path: ${error.message}`,
      { hint: error.hint, example: '"cgt_path": "trades.cgt"' },
      { field: 'cgt_path' },
    );
  }
}
