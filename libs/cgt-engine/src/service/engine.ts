import type { OpenFolders } from '@bursar/toolkit';

import type { Rate } from '../domain/fx/rates-csv';
import { readTransactions, requireTransactions } from '../domain/input/content';
import type { Report } from '../contract/report';
import { REPORT_DOCUMENTS } from '../documents/report-documents';
import { normalized } from '../domain/normalized';
import { explanationCsv, reportCsv, transactionsCsv } from '../domain/report/csv';
import { explanationText } from '../domain/report/explanation-text';
import { reportText } from '../domain/report/report-text';
import type { Transaction } from '../domain/transaction';
import { writeDsl } from '../domain/write-dsl';
import { hmrcRates } from '../rates/hmrc-rates';
import { calculateReport, type ReportRequest } from './calculate-report';
import type { EngineDependencies } from './engine-dependencies';
import { explainMatching, readDisposalReference, type DisposalReference } from './explain-matching';
import { getFxRate, type RateQuestion } from './get-fx-rate';
import { readHistory, type HistorySource } from './history-source';

/** A file of a history, by the name that refusals call it. */
export interface HistoryFile {
  readonly file: string;
  readonly content: string;
}

export type Engine = ReturnType<typeof createEngine>;

/** All use cases over one table of rates. Loaded when the first call needs it, so that a start does not wait for it. */
export function createEngine(clock: EngineDependencies['clock'], extraRates: readonly Rate[]) {
  const dependencies: EngineDependencies = { clock, rates: hmrcRates(extraRates) };
  return {
    readHistory: (source: HistorySource, files: OpenFolders) => readHistory(source, files, dependencies.rates),
    /** Several files are one history; with more than one, refusals name the file. */
    readFiles: (files: readonly HistoryFile[]) =>
      files.flatMap(({ file, content }) =>
        readTransactions(content, {
          hasRates: (currency) => dependencies.rates.range(currency) !== undefined,
          ...(files.length > 1 && { file }),
        }),
      ),
    calculateReport: (transactions: readonly Transaction[], request: ReportRequest) =>
      calculateReport(transactions, request, dependencies),
    explainMatching: (transactions: readonly Transaction[], reference: DisposalReference) =>
      explainMatching(transactions, reference, dependencies),
    getFxRate: (question: RateQuestion) => getFxRate(question, dependencies.rates),
    convertToDsl: (transactions: readonly Transaction[]) => {
      requireTransactions(transactions);
      return writeDsl(transactions);
    },
    readDisposalReference,
    normalized: (transaction: Transaction) => normalized(transaction),
    reportText,
    explanationText,
    reportCsv,
    reportPdf: (report: Report) => REPORT_DOCUMENTS.pdf.write(report, clock),
    explanationCsv,
    transactionsCsv,
  };
}
