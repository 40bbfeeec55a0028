import type { ToolResults } from '../results/generated/tool-results';

// Amounts are reais with two decimals, as text.
export type MonthSummary = ToolResults['get_monthly_summary' | 'get_monthly_report'];
export type ParticipantShare = MonthSummary['participants'][number];
export type Recurrence = ToolResults['list_recurrences']['items'][number];
export type Movement = ToolResults['list_movements']['items'][number];
