/** What a server of all domains lists, by domain, in its order. */
export const TOOLS_OF = {
  'shared-split': [
    'list_participants',
    'list_movements',
    'create_movement',
    'create_recurrence',
    'list_recurrences',
    'edit_recurrence',
    'end_recurrence',
    'get_monthly_summary',
    'get_monthly_report',
  ],
  'cgt-engine': ['parse_transactions', 'calculate_report', 'explain_matching', 'get_fx_rate', 'convert_to_dsl'],
} as const;

export const TOOLS: readonly string[] = Object.values(TOOLS_OF).flat();
