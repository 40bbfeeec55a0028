import type { Clock } from '@bursar/calendar';
import type { Rate } from '@bursar/rates';

import { openContext } from '../context';
import { REPORT_DOCUMENTS } from '../documents/report-documents';
import { readDisposalReference, type DisposalReference } from '../matching/disposal-reference';
import { explanationOf } from '../matching/explain-matching';
import { sourcedDsl } from '../model/brokers/sourced-dsl';
import { textOfFile } from '../model/brokers/file/text-of-file';
import { requireLines } from '../model/parse/content';
import { readMixedHistory } from '../model/brokers/mixed-history';
import { normalized } from '../model/normalize/normalized';
import { explanationCsv, reportCsv, transactionsCsv } from '../model/report/csv';
import { explanationText } from '../model/report/explanation-text';
import type { Report } from '../model/report/report-schema';
import { reportDocumentText, reportText } from '../model/report/report-text';
import type { Cover } from '../model/match/identify';
import { planText } from '../model/plan/plan-text';
import { returnCsv } from '../model/return/return-csv';
import type { TaxReturn } from '../model/return/return-schema';
import { returnText } from '../model/return/return-text';
import { taxYearOf } from '../model/tax-year';
import { tradeEntries } from '../model/trades/trade-entries';
import type { Transaction } from '../model/transaction';
import { reportOn, type ReportRequest } from '../report/calculate-report';
import { planOn, type PlanSaleRequest } from '../plan/plan-disposal';
import { returnOn } from '../return/prepare-return';
import { readReturnOptions, type ReturnRequest } from '../return/return-options';
import { convertTransactions } from '../transactions/convert-to-dsl';

/** A file of a history as it is on disk, by the name that refusals use for it. */
export interface FileOfHistory {
  readonly file: string;
  readonly bytes: Uint8Array;
}

export type Engine = ReturnType<typeof createEngine>;

/** The use cases for a command line, without tools around them. */
export function createEngine(clock: Clock, extraRates: readonly Rate[]) {
  const context = openContext(clock, extraRates);
  const hasRates = (currency: string) => context.rates.range(currency) !== undefined;
  return {
    /** Several files are one history: DSL, JSON, brokers' exports. With more than one, refusals name the file. */
    readFiles: (files: readonly FileOfHistory[]) =>
      readMixedHistory(
        files.map(({ file, bytes }) => ({ file, content: textOfFile(bytes) })),
        { hasRates },
      ),
    sourcedDsl,
    taxYearOf,
    calculateReport: (transactions: readonly Transaction[], request: ReportRequest) =>
      reportOn(transactions, request, context),
    prepareReturn: (transactions: readonly Transaction[], request: ReturnRequest & { readonly year: number }) =>
      returnOn(transactions, request, context),
    /** The report of a return's year, with its workings. */
    workingsOfReturn: (transactions: readonly Transaction[], request: ReturnRequest & { readonly year: number }) =>
      reportOn(
        transactions,
        {
          year: request.year,
          cover: request.cover,
          detail: 'workings',
          kinds: readReturnOptions(request, request.year, context).kinds,
        },
        context,
      ),
    planDisposal: (transactions: readonly Transaction[], request: PlanSaleRequest) =>
      planOn(transactions, request, context),
    explainMatching: (transactions: readonly Transaction[], reference: DisposalReference, cover?: Cover) =>
      explanationOf(transactions, reference, context, cover),
    convertToDsl: convertTransactions,
    /** Throws NO_TRANSACTIONS. */
    tradeEntries: (transactions: readonly Transaction[]) => {
      requireLines(transactions);
      return tradeEntries(transactions);
    },
    readDisposalReference,
    normalized: (transaction: Transaction) => normalized(transaction),
    reportText,
    reportDocumentText,
    returnText,
    returnCsv,
    planText,
    explanationText,
    reportCsv,
    reportPdf: (report: Report) => REPORT_DOCUMENTS.pdf.write(report, clock),
    returnPdf: async (filed: TaxReturn, report: Report) =>
      (await import('../documents/return-pdf')).returnPdf(filed, report, clock.today('Europe/London').text),
    explanationCsv,
    transactionsCsv,
  };
}
