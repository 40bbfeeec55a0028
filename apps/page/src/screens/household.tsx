import { yearMonth, partsOfMonth } from '@bursar/calendar';
import { dayIn, monthView, type ToolInput } from '@bursar/views/html-views';

import { RoutedView } from './routed-view';
import type { Screen, ScreenProps } from './screen';

const TOOL = 'get_monthly_summary';
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The participants live in São Paulo's time zone. */
const thisMonth = () => dayIn('America/Sao_Paulo', new Date().toISOString()).slice(0, 7);

function Household({ rest: [segment = ''], navigate, callTool }: ScreenProps) {
  const month = MONTH.test(segment) ? segment : thisMonth();
  return (
    <>
      <section class="screen-bar inline" aria-label="Ir para um mês" lang="pt-BR">
        <label>
          <span class="field-name">Ir para</span>
          <input
            class="input"
            type="month"
            value={month}
            onChange={({ currentTarget: { value } }) => MONTH.test(value) && navigate([value])}
          />
        </label>
      </section>
      <RoutedView
        view={monthView}
        tool={TOOL}
        segment={month}
        inputOf={(chosen) => ({ ...partsOfMonth(yearMonth(chosen)) })}
        segmentOf={monthOf}
        onNavigate={(chosen) => navigate([chosen])}
        callTool={callTool}
      />
    </>
  );
}

function monthOf({ year, month }: ToolInput): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

export const household: Screen = { id: 'household', label: 'Household', requiredTool: TOOL, Content: Household };
