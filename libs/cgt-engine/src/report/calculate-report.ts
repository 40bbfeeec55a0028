import * as z from 'zod';

import { defineUseCase, type CgtContext } from '../context';
import { compute } from '../model/compute';
import { requireTransactions } from '../model/parse/content';
import { toReport } from '../model/report/report';
import { report, type Report } from '../model/report/report-schema';
import { reportText } from '../model/report/report-text';
import { taxYearOf } from '../model/tax-year';
import type { Transaction } from '../model/transaction';
import { contentInput } from '../transactions/content-input';
import { readHistory } from '../transactions/read-history';

const options = {
  year: z
    .int()
    .min(1900)
    .max(2100)
    .describe('Start year of the one tax year to show, 2024 for 2024/25; left out: every year.')
    .optional(),
  detail: z
    .enum(['full', 'summary'])
    .describe('summary leaves out disposals and transactions; full by default.')
    .optional(),
};

export interface ReportRequest {
  /** Start year of the one tax year to show; every year when left out. */
  readonly year?: number | undefined;
  readonly detail?: 'full' | 'summary' | undefined;
}

/** Gains and losses of a whole history by tax year. Throws the first refusal; never part of a report. */
export function reportOn(
  transactions: readonly Transaction[],
  { year, detail = 'full' }: ReportRequest,
  { clock, rates }: CgtContext,
): Report {
  requireTransactions(transactions);
  const currentYear = taxYearOf(clock.today('Europe/London'));
  return toReport(compute(transactions, rates, year), transactions, { year, currentYear, detail });
}

export const calculateReport = ({ filesOpen }: { readonly filesOpen: boolean }) =>
  defineUseCase({
    name: 'calculate_report',
    tool: {
      title: 'UK capital gains report',
      description:
        'Calculates the figures for UK capital gains tax on shares that were sold, from the whole history of trades: taxable ' +
        'gains or profit, losses, disposals with their matches (same day, 30 days, Section 104), dividends and the ' +
        'exempt amount (allowance) for each tax year, and the pools that are left. Foreign amounts are converted at ' +
        "HMRC's monthly rates. Always send the whole history, also to see one year.",
      view: 'tax-year',
    },
    input: contentInput(filesOpen).extend(options),
    output: report,
    effect: 'read',
    execute: async (context, { year, detail, ...source }, { files }) =>
      reportOn(await readHistory(source, files, context.rates), { year, detail }, context),
    text: reportText,
  });
