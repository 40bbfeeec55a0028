import { useLanguage, type CallTool } from '@bursar/views/html-views';

import { Openers } from '../../forms/openers';
import { useHousehold } from '../../shell/household-context';
import { useLedgerCurrencies } from '../../shell/ledger-currencies';
import { AsPerson } from '../as-person';
import { SettleUp } from '../shared-expenses/settling';

interface HomeSettleProps {
  /** `YYYY-MM`; empty for the present one. */
  readonly month: string;
  readonly callTool: CallTool;
}

/** Records that one of the two paid the other, with what is owed filled in. */
export function HomeSettle({ month, callTool }: HomeSettleProps) {
  const language = useLanguage();
  const people = useHousehold().settings?.people ?? [];
  const { shared: currency } = useLedgerCurrencies();
  if (people.length !== 2) return null;
  const settle = {
    id: 'settle',
    label: language.t('shared.settle'),
    content: (onClose: () => void) => (
      <AsPerson people={people}>
        {(person) => <SettleUp context={{ language, callTool, people, person, currency }} {...{ month, onClose }} />}
      </AsPerson>
    ),
  };
  return <Openers label={language.t('shared.settle')} openers={[settle]} />;
}
