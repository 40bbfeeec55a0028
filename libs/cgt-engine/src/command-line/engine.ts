import type { Clock } from '@bursar/calendar';

import { openContext } from '../context';
import { REPORT_DOCUMENTS } from '../documents/report-documents';
import { readDisposalReference, type DisposalReference } from '../matching/disposal-reference';
import { explanationOf } from '../matching/explain-matching';
import type { Rate } from '../model/fx/rates-csv';
import { normalized } from '../model/normalize/normalized';
import { readTransactions } from '../model/parse/content';
import { explanationCsv, reportCsv, transactionsCsv } from '../model/report/csv';
import { explanationText } from '../model/report/explanation-text';
import type { Report } from '../model/report/report-schema';
import { reportText } from '../model/report/report-text';
import type { Transaction } from '../model/transaction';
import { reportOn, type ReportRequest } from '../report/calculate-report';
import { convertTransactions } from '../transactions/convert-to-dsl';

/** A file of a history, by the name that refusals use for it. */
export interface HistoryFile {
  readonly file: string;
  readonly content: string;
}

export type Engine = ReturnType<typeof createEngine>;

/** The use cases for a command line, without tools around them. */
export function createEngine(clock: Clock, extraRates: readonly Rate[]) {
  const context = openContext(clock, extraRates);
  const hasRates = (currency: string) => context.rates.range(currency) !== undefined;
  return {
    /** Several files are one history; with more than one, refusals name the file. */
    readFiles: (files: readonly HistoryFile[]) =>
      files.flatMap(({ file, content }) => readTransactions(content, { hasRates, ...(files.length > 1 && { file }) })),
    calculateReport: (transactions: readonly Transaction[], request: ReportRequest) =>
      reportOn(transactions, request, context),
    explainMatching: (transactions: readonly Transaction[], reference: DisposalReference) =>
      explanationOf(transactions, reference, context),
    convertToDsl: convertTransactions,
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
