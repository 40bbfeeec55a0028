import { DomainError } from '@bursar/toolkit';

import { readBrokerFiles, type BrokerFilesOptions } from '../model/brokers/read-broker-files';
import { writeLine } from '../model/parse/write-dsl';

/** What brokers' files become, in the short form that specs compare: files are called 1.csv, 2.csv and so on. */
export function readExports(contents: readonly string[], options: Partial<BrokerFilesOptions> = {}) {
  const files = contents.map((content, place) => ({ name: `${place + 1}.csv`, content }));
  const { files: read, transactions, leftOut, warnings } = readBrokerFiles(files, { hasRates: () => true, ...options });
  return {
    brokers: read.map(({ broker }) => broker),
    lines: transactions.map(({ transaction }) => writeLine(transaction)),
    rows: transactions.map(({ rows }) => rows),
    leftOut: leftOut.map(({ file, row, reason }) => [file, row, reason]),
    warnings,
  };
}

/** The refusal of brokers' files. */
export function refusedExports(contents: readonly string[], options: Partial<BrokerFilesOptions> = {}) {
  try {
    return { lines: readExports(contents, options).lines };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, ...error.details };
  }
}
