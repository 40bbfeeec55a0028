import * as z from 'zod';

import { defineUseCase, type CgtContext } from '../context';
import { compute } from '../model/compute';
import { requireTransactions } from '../model/parse/content';
import { toReport, type ReportDetail } from '../model/report/report';
import { report, type Report } from '../model/report/report-schema';
import { reportText } from '../model/report/report-text';
import { taxYearOf } from '../model/tax-year';
import type { Transaction } from '../model/transaction';
import type { KindOverrides } from '../model/normalize/instruments';
import type { Cover } from '../model/match/identify';
import { contentInput, coverInput } from '../transactions/content-input';
import { readHistoryAndWarnings } from '../transactions/read-history';

const options = {
  year: z.int().min(1900).max(2100).describe('Tax year by its start, 2024 for 2024/25.').optional(),
  detail: z
    .enum(['full', 'summary', 'workings'])
    // The server's own documents ask for the workings; a model has no use for them.
    .meta({ enum: ['full', 'summary'], description: 'summary: without disposals and transactions.' })
    .optional(),
  cover: coverInput,
};

export interface ReportRequest {
  /** Start year of the one tax year to show; every year when left out. */
  readonly year?: number | undefined;
  readonly detail?: ReportDetail | undefined;
  /** `held` when left out. */
  readonly cover?: Cover | undefined;
  readonly kinds?: KindOverrides | undefined;
}

/** Gains and losses of a whole history by tax year. Throws the first refusal; never part of a report. */
export function reportOn(
  transactions: readonly Transaction[],
  { year, detail = 'full', cover, kinds }: ReportRequest,
  { clock, rates }: CgtContext,
): Report {
  requireTransactions(transactions);
  const currentYear = taxYearOf(clock.today('Europe/London'));
  return toReport(compute(transactions, rates, { year, cover, kinds }), transactions, { year, currentYear, detail });
}

export const calculateReport = ({ filesOpen }: { readonly filesOpen: boolean }) =>
  defineUseCase({
    name: 'calculate_report',
    tool: {
      toolsets: ['tax'],
      title: 'UK capital gains report (CGT) on shares',
      description:
        'Calculates UK capital gains tax (CGT) on shares sold: gains, losses, disposals (same day, 30 days, ' +
        'Section 104), dividends, allowance by tax year, pools. Quanto ganhei, lucro, ganhos ações; cuánto gané, ' +
        'ganancias, plusvalías, acciones; gagné, plus-values, actions; Gewinn, Aktien verkauft, Jahr.',
      view: 'tax-year',
    },
    input: contentInput(filesOpen).extend(options),
    output: report,
    effect: 'read',
    execute: async (context, { year, detail, cover, ...source }, { files }) => {
      const { transactions, warnings } = await readHistoryAndWarnings(source, files, context.rates);
      const calculated = reportOn(transactions, { year, detail, cover }, context);
      return { ...calculated, warnings: [...warnings, ...calculated.warnings] };
    },
    text: reportText,
  });
