import type { Clock } from '@bursar/calendar';

import type { Report } from '../model/report/report-schema';

/** A form in which a report can be taken away. */
export interface ReportDocument {
  readonly mediaType: string;
  /** How much of a report this form has. */
  readonly detail: 'full' | 'workings';
  /** Throws a refusal for a report that this form cannot hold. */
  write(report: Report, clock: Clock): Promise<string | Uint8Array<ArrayBuffer>>;
}

/** By the ending of the file. */
export const REPORT_DOCUMENTS = {
  csv: {
    mediaType: 'text/csv; charset=utf-8; header=present',
    detail: 'full',
    // Lines end as RFC 4180 wants them.
    write: async (report) => `${(await import('../model/report/csv')).reportCsv(report).replaceAll('\n', '\r\n')}\r\n`,
  },
  pdf: {
    mediaType: 'application/pdf',
    detail: 'workings',
    write: async (report, clock) => (await import('./report-pdf')).reportPdf(report, clock.today('Europe/London').text),
  },
} satisfies Readonly<Record<string, ReportDocument>>;
