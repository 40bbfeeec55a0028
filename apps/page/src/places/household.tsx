import { yearMonth, partsOfMonth } from '@bursar/calendar';
import { dayIn, monthView, type ToolInput } from '@bursar/views/pictures';

import type { Place, PlaceProps } from './place';
import { ShownPicture } from './shown-picture';

const TOOL = 'get_monthly_summary';
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The two live in São Paulo's time. */
const thisMonth = () => dayIn('America/Sao_Paulo', new Date().toISOString()).slice(0, 7);

function Household({ rest: [asked = ''], go, callTool }: PlaceProps) {
  const month = MONTH.test(asked) ? asked : thisMonth();
  return (
    <>
      <section class="place-bar beside" aria-label="Ir para um mês" lang="pt-BR">
        <label>
          <span class="field-name">Ir para</span>
          <input
            class="input"
            type="month"
            value={month}
            onChange={({ currentTarget: { value } }) => MONTH.test(value) && go([value])}
          />
        </label>
      </section>
      <ShownPicture
        view={monthView}
        tool={TOOL}
        wanted={month}
        inputOf={(wanted) => ({ ...partsOfMonth(yearMonth(wanted)) })}
        wantedOf={monthOf}
        onMoved={(wanted) => go([wanted])}
        callTool={callTool}
      />
    </>
  );
}

function monthOf({ year, month }: ToolInput): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

export const household: Place = { id: 'household', label: 'Household', needs: TOOL, Content: Household };
