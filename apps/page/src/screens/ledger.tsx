import { ledgerView, type ToolInput } from '@bursar/views/html-views';

import { differsOnlyInSearch, parseFilters, segmentOfFilters } from './ledger-route';
import { RoutedView } from './routed-view';
import type { Screen, ScreenProps } from './screen';

const TOOL = 'finance_transactions_search';
const FIRST_PAGE = { limit: 50, offset: 0 };

/** The transactions; the route holds the filters. */
function Ledger({ rest: [segment = ''], navigate, callTool }: ScreenProps) {
  return (
    <RoutedView
      view={ledgerView}
      tool={TOOL}
      segment={segment}
      inputOf={(chosen): ToolInput => ({ ...parseFilters(chosen), ...FIRST_PAGE })}
      segmentOf={segmentOfFilters}
      // Typing a search adds no entries to the browser's history.
      onNavigate={(chosen) =>
        navigate(chosen === '' ? [] : [chosen], { replace: differsOnlyInSearch(segment, chosen) })
      }
      callTool={callTool}
    />
  );
}

export const ledger: Screen = { id: 'ledger', label: 'Ledger', requiredTool: TOOL, Content: Ledger };
