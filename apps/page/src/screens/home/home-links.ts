import type { RowsCall, ToolInput } from '@bursar/views/html-views';
import type { Key } from '@bursar/views/language';

import { hashOf, type Route } from '../../shell/route';
import { segmentOfFilters } from '../ledger-route';

/** Where the page shows the entries of a call. */
interface Link {
  readonly href: string;
  readonly screen: Key;
}

/** By tool: the screen, and the route within it. */
const SCREENS: Readonly<Record<string, (given: ToolInput) => readonly [id: string, ...rest: Route]>> = {
  // The screen shows the details of what is opened.
  finance_transactions_search: ({ details: _details, ...filters }) => ['ledger', segmentOfFilters(filters)],
  list_movements: (given) => ['shared', monthOf(given)],
  list_recurrences: (given) => ['shared', monthOf(given)],
  get_monthly_summary: (given) => ['shared', monthOf(given)],
  get_balance: ({ through_competence_month: month }) => ['shared', textOf(month)],
  list_transactions: ({ user_id: user, month }) => ['budget', textOf(user), textOf(month)],
  get_month_summary: ({ user_id: user, month }) => ['budget', textOf(user), textOf(month)],
  get_debts: ({ user_id: user }) => ['budget', textOf(user)],
  calculate_report: () => ['capital-gains'],
};

/** The address at which the page shows the entries of a call; undefined where it has none, or offers no such screen. */
export function linkOfRows({ tool, arguments: given = {} }: RowsCall, offered: ReadonlySet<string>): Link | undefined {
  const routeOf = tool !== undefined && Object.hasOwn(SCREENS, tool) ? SCREENS[tool] : undefined;
  if (routeOf === undefined) return undefined;
  const [id, ...rest] = routeOf(given);
  if (!offered.has(id)) return undefined;
  return { href: hashOf([id, ...rest].filter((segment) => segment !== '')), screen: `page.${id}` as Key };
}

/** `{year: 2026, month: 3}` is `2026-03`. */
function monthOf({ year, month }: ToolInput): string {
  if (typeof year !== 'number' || typeof month !== 'number') return '';
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
