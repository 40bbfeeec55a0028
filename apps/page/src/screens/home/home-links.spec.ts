import { readRoute } from '../../shell/route';
import { linkOfRows } from './home-links';

const ALL = new Set(['shared', 'budget', 'ledger', 'capital-gains']);
const routeOf = (tool: string, given: Record<string, unknown> = {}, offered = ALL) => {
  const link = linkOfRows({ tool, arguments: given }, offered);
  return link && readRoute(link.href);
};

it.each<[string, Record<string, unknown>, readonly string[]]>([
  ['list_movements', { year: 2026, month: 3 }, ['shared', '2026-03']],
  ['get_balance', {}, ['shared']],
  ['list_transactions', { user_id: 'ana/1', month: '2026-03' }, ['budget', 'ana/1', '2026-03']],
  ['finance_transactions_search', { uncategorized: true, limit: 9 }, ['ledger', '?uncategorized=true']],
  ['calculate_report', {}, ['capital-gains']],
])('%s with %j leads to %j', (tool, given, route) => expect(routeOf(tool, given)).toEqual(route));

it('leads nowhere without entries, from a tool that no screen shows, or to a screen that is not offered', () => {
  expect(linkOfRows({}, ALL)).toBeUndefined();
  expect(routeOf('constructor')).toBeUndefined();
  expect(routeOf('list_movements', { year: 2026, month: 3 }, new Set(['ledger']))).toBeUndefined();
});
