import { reportMismatches } from '@bursar/acceptance';

import { acceptanceCases, hmrcRates, transactionsOf } from './acceptance-cases';
import { referenceReport } from './reference-model';

const MODELLED_REFUSALS = [
  'SAME_DATE_SPLIT_AND_TRADE',
  'DISPOSAL_BEFORE_2008',
  'MISSING_FX_RATE',
  'DISPOSAL_EXCEEDS_HOLDING',
  'UNSPLIT_INDIVISIBLE',
  'CAPRETURN_EXCEEDS_COST',
  'ACCUMULATION_WITHOUT_HOLDING',
];

describe('the reference model and the acceptance cases', () => {
  const cases = acceptanceCases();
  const rateOf = hmrcRates();

  const reports = cases.filter((one) => one.expect !== undefined);
  it.each(reports.map((one) => [one.name, one] as const))('reports %s', (_name, one) => {
    const outcome = referenceReport(transactionsOf(one), rateOf, one.year);
    if (!('report' in outcome)) throw new Error(`refused: ${JSON.stringify(outcome)}`);
    expect(reportMismatches(one.expect, outcome.report)).toEqual([]);
  });

  const refusals = cases.filter((one) => MODELLED_REFUSALS.includes(one.expect_error?.contains[0] ?? ''));
  it.each(refusals.map((one) => [one.name, one] as const))('refuses %s', (_name, one) => {
    const outcome = referenceReport(transactionsOf(one), rateOf, one.year);
    expect(outcome).toHaveProperty('refused', one.expect_error?.contains[0]);
  });
});
