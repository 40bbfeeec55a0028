import type { LocalTools } from '../with-tools';
import { unknownName } from '../unknown-name';
import { COMMAND_LINE_THREAD } from './undo-ids';
import { systemClock } from '@bursar/calendar';

/** The users under which the budget knows the people of the household. */
export async function budgetUsers(tools: LocalTools): Promise<readonly string[]> {
  return (await tools.settings()).people.map(({ budget_user_id: user }) => user);
}

/**
 * The user of the budget whom `--as` names: by the id or name of a person, or a user who keeps one. Throws a CommandFailure that
 * names those there are: a misspelt name opens no budget.
 */
export async function budgetUserNamed(tools: LocalTools, name: string): Promise<string> {
  const { people } = await tools.settings();
  const wanted = name.toLowerCase();
  const found = people.find(({ id, name: shown }) => id === name || shown.toLowerCase() === wanted);
  if (found !== undefined) return found.budget_user_id;
  if (people.length === 0 || (await keepsBudget(tools, name))) return name;
  throw unknownName(
    'person',
    name,
    people.map(({ id }) => id),
  );
}

/** Whether a user of the budget has entries in it. */
export async function keepsBudget({ call }: LocalTools, user: string): Promise<boolean> {
  const now = new Date(systemClock.now()).toISOString();
  const input = { user_id: user, thread_id: COMMAND_LINE_THREAD, limit: 1, now_iso: now };
  const { structured } = await call('list_transactions', input);
  const { data } = structured as { readonly data: { readonly total_count: number } };
  return data.total_count > 0;
}
