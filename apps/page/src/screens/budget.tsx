import { budgetView, Loading, useLanguage, UserText, type ToolInput } from '@bursar/views/html-views';

import { ChangesProvider, useChanges } from '../changes/changes';
import type { Person } from '../mcp/household-settings';
import { devicePerson } from '../shell/device-person';
import { useHousehold } from '../shell/household-context';
import { useToday } from '../shell/ledger-today';
import { BudgetActions } from './budget-place/budget-actions';
import { useIsKept, useStanding } from './budget-place/kept-budget';
import { BudgetUserForm } from './budget-user-form';
import { RoutedView } from './routed-view';
import type { Screen, ScreenProps } from './screen';

const TOOL = 'get_month_summary';
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const USER = 'bursar.budget-user';

/** Calls from the page have their own thread. */
const THREAD = 'page';

/** The budget of one user in one month: `#/budget/elias/2026-11`, where a person of the household stands for their user. */
function Budget(props: ScreenProps) {
  return (
    <ChangesProvider>
      <BudgetContent {...props} />
    </ChangesProvider>
  );
}

function BudgetContent({ rest, navigate, callTool, findTool }: ScreenProps) {
  const { t } = useLanguage();
  const people = useHousehold().settings?.people ?? [];
  // Before budgets had a name in their address, the month stood alone.
  const [first = '', second = ''] = rest;
  const [named, segment] = MONTH.test(first) ? ['', first] : [first, second];
  const name = named || (sessionStorage.getItem(USER) ?? deviceUser(people));
  const today = useToday('budget');
  const month = MONTH.test(segment) ? segment : today.slice(0, 7);
  const person = people.find(({ id, budget_user_id: user }) => id === name || user === name);
  const user = person?.budget_user_id ?? name;
  // Whose budget it is that nobody of the household keeps is only known from what is in it.
  const isOther = name !== '' && person === undefined && people.length > 0;
  const isKept = useIsKept(callTool, isOther ? user : undefined);
  const choose = (chosen: string) => {
    sessionStorage.setItem(USER, chosen);
    navigate([chosen, month]);
  };
  const forget = () => {
    sessionStorage.setItem(USER, '');
    navigate([month]);
  };
  if (name === '') return <BudgetUserForm people={people} onUser={choose} />;
  if (isOther && isKept === undefined) return <Loading label={t('common.loading')} />;
  if (isOther && isKept === false) return <BudgetUserForm key={name} people={people} unknown={name} onUser={choose} />;
  return (
    <>
      <section class="screen-bar inline" aria-label={t('budget.user')}>
        <span class="quiet">
          {t('budget.user')}{' '}
          <span class="strong">
            <UserText text={person?.name ?? name} />
          </span>
        </span>
        <button type="button" class="button" onClick={forget}>
          {t('budget.change')}
        </button>
      </section>
      <BudgetOfUser key={user} {...{ user, name, month, navigate, callTool, findTool }} />
    </>
  );
}

/** Of who uses this device, where the household knows them. */
function deviceUser(people: readonly Person[]): string {
  const id = devicePerson.read() ?? '';
  return people.some((person) => person.id === id) ? id : '';
}

interface BudgetOfUserProps extends Pick<ScreenProps, 'navigate' | 'callTool' | 'findTool'> {
  readonly user: string;
  /** As the address names them. */
  readonly name: string;
  readonly month: string;
}

function BudgetOfUser({ user, name, month, navigate, callTool, findTool }: BudgetOfUserProps) {
  const { version } = useChanges();
  const has = (tool: string) => findTool(tool) !== undefined;
  const standing = useStanding({ callTool, has }, user, month, version);
  return (
    <BudgetActions {...{ user, standing, callTool, has }}>
      <RoutedView
        version={version}
        view={budgetView}
        tool={TOOL}
        segment={month}
        inputOf={(chosen) => ({ user_id: user, thread_id: THREAD, month: chosen })}
        segmentOf={({ month: chosen }: ToolInput) => String(chosen)}
        onNavigate={(chosen) => navigate([name, chosen])}
        callTool={callTool}
      />
    </BudgetActions>
  );
}

export const budget: Screen = { id: 'budget', label: 'page.budget', requiredTool: TOOL, Content: Budget };
