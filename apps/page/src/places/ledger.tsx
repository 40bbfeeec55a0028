import { ledgerView, type ToolInput } from '@bursar/views/pictures';

import { filtersOf, isOnlySearch, parsedFilters } from './ledger-address';
import type { Place, PlaceProps } from './place';
import { ShownPicture } from './shown-picture';

const TOOL = 'finance_transactions_search';
const FIRST_PAGE = { limit: 50, offset: 0 };

/** The transactions; the address holds the filters. */
function Ledger({ rest: [asked = ''], go, callTool }: PlaceProps) {
  return (
    <ShownPicture
      view={ledgerView}
      tool={TOOL}
      wanted={asked}
      inputOf={(wanted): ToolInput => ({ ...parsedFilters(wanted), ...FIRST_PAGE })}
      wantedOf={filtersOf}
      // What was typed on the way to a word is no place to come back to.
      onMoved={(wanted) => go(wanted === '' ? [] : [wanted], { replace: isOnlySearch(asked, wanted) })}
      callTool={callTool}
    />
  );
}

export const ledger: Place = { id: 'ledger', label: 'Ledger', needs: TOOL, Content: Ledger };
