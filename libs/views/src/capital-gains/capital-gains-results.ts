import type { ToolResults } from '../results/generated/tool-results';

// Quantities are plain decimals and amounts pounds with two decimals, all as text.
export type Explanation = ToolResults['explain_matching'];
export type ExplainedLeg = Explanation['matches'][number];
export type RuleCode = ExplainedLeg['rule_code'];
/** The shares in a Section 104 pool and their cost at one moment. */
export type PoolState = NonNullable<ExplainedLeg['pool_before']>;

export type Report = ToolResults['calculate_report'];
export type TaxYear = Report['tax_years'][number];
export type Disposal = NonNullable<TaxYear['disposals']>[number];
export type Holding = Report['holdings'][number];
export type ReportTransaction = NonNullable<Report['transactions']>[number];
export type TaxReturn = ToolResults['prepare_return'];
