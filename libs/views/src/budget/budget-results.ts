import type { ToolResults } from '../results/generated/tool-results';

type Data<Tool extends 'get_month_summary' | 'get_category_summary' | 'get_debts' | 'simulate_purchase'> = NonNullable<
  ToolResults[Tool]['data']
>;

// Amounts are centavos, as integers.
export type MonthSummary = Data<'get_month_summary'>;
export type CategoryTotal = Data<'get_category_summary'>['categories'][number];
export type Debt = Data<'get_debts'>['debts'][number];
export type Simulation = Data<'simulate_purchase'>;
