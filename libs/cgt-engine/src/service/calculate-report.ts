import type { Report } from '../contract/report';
import { compute } from '../domain/engine';
import { requireTransactions } from '../domain/input/content';
import { toReport } from '../domain/report/report';
import { taxYearOf } from '../domain/tax-year';
import type { Transaction } from '../domain/transaction';
import type { EngineDependencies } from './engine-dependencies';

export interface ReportRequest {
  /** Start year of the one tax year to show; every year when left out. */
  readonly year?: number | undefined;
  readonly detail?: 'full' | 'summary' | undefined;
}

/** Gains and losses of a whole history by tax year. Throws the first refusal; never part of a report. */
export function calculateReport(
  transactions: readonly Transaction[],
  { year, detail = 'full' }: ReportRequest,
  { clock, rates }: EngineDependencies,
): Report {
  requireTransactions(transactions);
  const currentYear = taxYearOf(clock.today('Europe/London'));
  return toReport(compute(transactions, rates, year), transactions, { year, currentYear, detail });
}
