import { budgetView, dayIn, useLanguage, UserText, type ToolInput } from '@bursar/views/html-views';

import { ChangesProvider, useChanges } from '../changes/changes';
import { devicePerson } from '../shell/device-person';
import { useHousehold } from '../shell/household-context';
import { BudgetActions } from './budget-place/budget-actions';
import { BudgetUserForm } from './budget-user-form';
import { RoutedView } from './routed-view';
import type { Screen, ScreenProps } from './screen';

const TOOL = 'get_month_summary';
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const USER = 'bursar.budget-user';

/** Calls from the page have their own thread. */
const THREAD = 'page';

const thisMonth = () => dayIn('America/Mexico_City', new Date().toISOString()).slice(0, 7);

/** The budget of one user in one month: `#/budget/elias/2026-11`, where a person of the household stands for their user. */
function Budget(props: ScreenProps) {
  return (
    <ChangesProvider>
      <BudgetContent {...props} />
    </ChangesProvider>
  );
}

function BudgetContent({ rest, navigate, callTool, findTool }: ScreenProps) {
  const { version } = useChanges();
  const { t } = useLanguage();
  const people = useHousehold().settings?.people ?? [];
  const userOf = (name: string) => people.find(({ id }) => id === name)?.budget_user_id ?? name;
  // Before budgets had a name in their address, the month stood alone.
  const [first = '', second = ''] = rest;
  const [named, segment] = MONTH.test(first) ? ['', first] : [first, second];
  const name = named || (sessionStorage.getItem(USER) ?? devicePerson.read() ?? '');
  const month = MONTH.test(segment) ? segment : thisMonth();
  const choose = (chosen: string) => {
    sessionStorage.setItem(USER, chosen);
    navigate([chosen, month]);
  };
  const forget = () => {
    sessionStorage.setItem(USER, '');
    navigate([month]);
  };
  if (name === '') return <BudgetUserForm people={people} onUser={choose} />;
  const user = userOf(name);
  return (
    <>
      <section class="screen-bar inline" aria-label={t('budget.user')}>
        <span class="quiet">
          {t('budget.user')}{' '}
          <span class="strong">
            <UserText text={people.find(({ id }) => id === name)?.name ?? name} />
          </span>
        </span>
        <button type="button" class="button" onClick={forget}>
          {t('budget.change')}
        </button>
      </section>
      <BudgetActions user={user} callTool={callTool} has={(tool) => findTool(tool) !== undefined}>
        <RoutedView
          version={version}
          key={user}
          view={budgetView}
          tool={TOOL}
          segment={month}
          inputOf={(chosen) => ({ user_id: user, thread_id: THREAD, month: chosen })}
          segmentOf={({ month: chosen }: ToolInput) => String(chosen)}
          onNavigate={(chosen) => navigate([name, chosen])}
          callTool={callTool}
        />
      </BudgetActions>
    </>
  );
}

export const budget: Screen = { id: 'budget', label: 'page.budget', requiredTool: TOOL, Content: Budget };
