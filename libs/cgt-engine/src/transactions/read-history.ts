import { FileRefusal, type OpenFolders } from '@bursar/toolkit';

import { refusal } from '../errors';
import { readTransactions } from '../model/parse/content';
import type { RateTable } from '../model/fx/rate-table';
import type { Transaction } from '../model/transaction';

/** Where a history comes from: what was sent, or a file in an open folder. */
export interface HistorySource {
  readonly cgt_content?: unknown;
  readonly cgt_path?: string | undefined;
}

/** Reads the transactions of exactly one of the two. Throws INVALID_ARGUMENT for none, both, or a file not to be read. */
export async function readHistory(
  { cgt_content, cgt_path }: HistorySource,
  files: OpenFolders,
  rates: RateTable,
): Promise<Transaction[]> {
  const hasRates = (currency: string) => rates.range(currency) !== undefined;
  if (cgt_path === undefined && cgt_content !== undefined) return readTransactions(cgt_content, { hasRates });
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
  return readTransactions(await readFile(cgt_path, files), { hasRates });
}

async function readFile(path: string, files: OpenFolders): Promise<string> {
  try {
    return await files.read(path);
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
