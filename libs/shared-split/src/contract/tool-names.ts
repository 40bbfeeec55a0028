/** The whole tool list, in the order in which it is published. */
export const TOOL_NAMES = [
  'list_participants',
  'list_movements',
  'create_movement',
  'create_recurrence',
  'list_recurrences',
  'edit_recurrence',
  'end_recurrence',
  'get_monthly_summary',
  'get_monthly_report',
] as const;

export type ToolName = (typeof TOOL_NAMES)[number];
