import {
  callToolOrThrow,
  resultOf,
  taxYearView,
  useLanguage,
  type CompletedCall,
  type ToolInput,
} from '@bursar/views/html-views';
import { useEffect, useRef, useState } from 'preact/hooks';

import { useHousehold } from '../../shell/household-context';
import type { Screen, ScreenProps } from '../screen';
import { Downloads } from './downloads';
import { HistoryForm } from './history-form';

const TOOL = 'calculate_report';
const REPORT_SEGMENT = 'report';

interface Calculation {
  readonly report?: CompletedCall<typeof TOOL>;
  readonly isCalculating: boolean;
  readonly failure?: string;
}

/** A form for a transaction history, then the report on it; at first that of the trades that the server names. Both are kept until the page is closed. */
function CapitalGains({ rest: [segment], navigate, callTool, document }: ScreenProps) {
  const language = useLanguage();
  const { trades } = useHousehold();
  const [history, setHistory] = useState('');
  const [{ report, isCalculating, failure }, setCalculation] = useState<Calculation>({ isCalculating: false });
  const latest = useRef(0);
  const calculate = async (input: ToolInput, replace = false) => {
    const number = ++latest.current;
    const settle = (calculation: Calculation) => {
      if (number === latest.current) setCalculation(calculation);
      return number === latest.current;
    };
    settle({ isCalculating: true });
    try {
      const completed = await callToolOrThrow(language, callTool, TOOL, input);
      if (settle({ isCalculating: false, report: completed })) navigate([REPORT_SEGMENT], { replace });
    } catch (error) {
      settle({ isCalculating: false, failure: (error as Error).message });
    }
  };
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    // Where the server names no trades there is the form.
    trades().then(
      (files) => files.length > 0 && void calculate({ cgt_path: files }, true),
      () => undefined,
    );
  });
  if (segment !== REPORT_SEGMENT || report === undefined) {
    const form = { history, isCalculating, failure, onHistory: setHistory };
    return <HistoryForm {...form} onCalculate={(content) => void calculate({ cgt_content: content })} />;
  }
  return (
    <>
      <Downloads
        input={report.input}
        periods={resultOf(TOOL, report.result).tax_years.map(({ period }) => period)}
        document={document}
        onChange={() => navigate([])}
      />
      <taxYearView.Component key={latest.current} initial={report} callTool={callTool} />
    </>
  );
}

export const capitalGains: Screen = {
  id: 'capital-gains',
  label: 'page.capital-gains',
  requiredTool: TOOL,
  Content: CapitalGains,
};
