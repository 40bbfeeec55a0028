import { yearMonth, partsOfMonth } from '@bursar/calendar';
import { monthView, type ToolInput } from '@bursar/views/html-views';

import { ChangesProvider, useChanges } from '../changes/changes';
import { useToday } from '../shell/ledger-today';
import { MonthField } from './month-field';
import { RoutedView } from './routed-view';
import type { Screen, ScreenProps } from './screen';
import { SharedActions } from './shared-expenses/shared-actions';

const TOOL = 'get_monthly_summary';
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

function Shared(props: ScreenProps) {
  return (
    <ChangesProvider>
      <Month {...props} />
    </ChangesProvider>
  );
}

function Month({ rest: [segment = ''], navigate, callTool, findTool }: ScreenProps) {
  const { version } = useChanges();
  const today = useToday('shared');
  const month = MONTH.test(segment) ? segment : today.slice(0, 7);
  return (
    <>
      <MonthField month={month} onPick={(picked) => navigate([picked])} />
      <SharedActions callTool={callTool} has={(tool) => findTool(tool) !== undefined}>
        <RoutedView
          version={version}
          view={monthView}
          tool={TOOL}
          segment={month}
          inputOf={(chosen) => ({ ...partsOfMonth(yearMonth(chosen)) })}
          segmentOf={monthOf}
          onNavigate={(chosen) => navigate([chosen])}
          callTool={callTool}
          isReadOnly={findTool(TOOL)?.annotations?.readOnlyHint === true}
        />
      </SharedActions>
    </>
  );
}

function monthOf({ year, month }: ToolInput): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

export const sharedExpenses: Screen = { id: 'shared', label: 'page.shared', requiredTool: TOOL, Content: Shared };
