import { askFor, taxYearView, type Answered } from '@bursar/views/pictures';
import { useRef, useState } from 'preact/hooks';

import type { Place, PlaceProps } from '../place';
import { Downloads } from './downloads';
import { HistoryForm } from './history-form';

const TOOL = 'calculate_report';
const REPORT = 'report';

interface Calculation {
  readonly shown?: Answered;
  readonly isCalculating: boolean;
  readonly failure?: string;
}

/** A history comes in, its tax years come out; both live as long as the page. */
function CapitalGains({ rest: [asked], go, callTool, document }: PlaceProps) {
  const [history, setHistory] = useState('');
  const [{ shown, isCalculating, failure }, setCalculation] = useState<Calculation>({ isCalculating: false });
  const latest = useRef(0);
  const calculate = async (content: string) => {
    const turn = ++latest.current;
    const settle = (calculation: Calculation) => {
      if (turn === latest.current) setCalculation(calculation);
      return turn === latest.current;
    };
    settle({ isCalculating: true });
    try {
      const input = { cgt_content: content };
      const answer = await askFor(callTool, TOOL, input);
      if (settle({ isCalculating: false, shown: { tool: TOOL, input, answer } })) go([REPORT]);
    } catch (error) {
      settle({ isCalculating: false, failure: (error as Error).message });
    }
  };
  if (asked !== REPORT || shown === undefined) {
    const form = { history, isCalculating, failure, onHistory: setHistory };
    return <HistoryForm {...form} onCalculate={(content) => void calculate(content)} />;
  }
  return (
    <>
      <Downloads
        history={String(shown.input['cgt_content'])}
        periods={periodsIn(shown)}
        document={document}
        onChange={() => go([])}
      />
      <div lang={taxYearView.locale}>
        <taxYearView.Picture key={latest.current} shown={shown} callTool={callTool} />
      </div>
    </>
  );
}

function periodsIn({ answer: { structuredContent } }: Answered): string[] {
  const { tax_years: years } = structuredContent as { readonly tax_years: readonly { readonly period: string }[] };
  return years.map(({ period }) => period);
}

export const capitalGains: Place = { id: 'capital-gains', label: 'Capital gains', needs: TOOL, Content: CapitalGains };
