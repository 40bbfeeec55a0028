import { ledgerView, type ToolInput } from '@bursar/views/html-views';
import { useCallback } from 'preact/hooks';

import { ChangesProvider } from '../changes/changes';
import { LedgerActions } from './ledger/ledger-actions';
import { differsOnlyInSearch, parseFilters, segmentOfFilters } from './ledger-route';
import { RoutedView } from './routed-view';
import type { Screen, ScreenProps } from './screen';

const TOOL = 'finance_transactions_search';
const UPDATE = 'finance_transactions_update';
const FIRST_PAGE = { limit: 30, offset: 0 };

/** The transactions; the route holds the filters. */
function Ledger({ rest: [segment = ''], navigate, callTool, findTool }: ScreenProps) {
  const has = useCallback((tool: string) => findTool(tool) !== undefined, [findTool]);
  const details = has(UPDATE) ? { details: true } : {};
  return (
    <ChangesProvider>
      <LedgerActions filter={parseFilters(segment)} callTool={callTool} has={has}>
        <RoutedView
          view={ledgerView}
          tool={TOOL}
          segment={segment}
          inputOf={(chosen): ToolInput => ({ ...parseFilters(chosen), ...FIRST_PAGE, ...details })}
          segmentOf={segmentOfFilters}
          // Typing a search adds no entries to the browser's history.
          onNavigate={(chosen) =>
            navigate(chosen === '' ? [] : [chosen], { replace: differsOnlyInSearch(segment, chosen) })
          }
          callTool={callTool}
        />
      </LedgerActions>
    </ChangesProvider>
  );
}

export const ledger: Screen = { id: 'ledger', label: 'page.ledger', requiredTool: TOOL, Content: Ledger };
