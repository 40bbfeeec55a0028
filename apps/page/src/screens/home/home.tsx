import {
  callToolOrThrow,
  OverviewView,
  useLanguage,
  type CompletedCall,
  type OverviewExtras,
  type View,
  type ViewProps,
} from '@bursar/views/html-views';
import { partsOfMonth, yearMonth } from '@bursar/calendar';
import { createContext } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';

import { devicePerson } from '../../shell/device-person';
import { useHousehold } from '../../shell/household-context';
import { PersonQuestion } from '../person-question';
import { RoutedView } from '../routed-view';
import type { Screen, ScreenProps } from '../screen';
import { EmptyHousehold } from './empty-household';
import { linkOfRows } from './home-links';
import { SampleBanner, useIsSample } from './sample';

const TOOL = 'get_overview';
/** The tool that records what is due. */
const SUMMARY = 'get_monthly_summary';
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/** The months of the charts. */
const TREND = 12;

/** The screens that entries lead to, with the tool that each needs. */
const SCREENS = [
  ['shared', SUMMARY],
  ['budget', 'get_month_summary'],
  ['ledger', 'finance_transactions_search'],
  ['import', 'finance_transactions_import'],
  ['capital-gains', 'calculate_report'],
] as const;

const ExtrasContext = createContext<OverviewExtras>({});

const homeView: View<typeof TOOL> = {
  tools: [TOOL],
  Component: (props: ViewProps<typeof TOOL>) => <OverviewView {...props} {...useContext(ExtrasContext)} />,
};

/** The month of the household at a glance. Without a month in the address it is the present one, by the household's calendar. */
function Home({ rest: [segment = ''], navigate, callTool, findTool }: ScreenProps) {
  const language = useLanguage();
  const { t } = language;
  const offered = useMemo(
    () => new Set<string>(SCREENS.filter(([, tool]) => findTool(tool) !== undefined).map(([id]) => id)),
    [findTool],
  );
  const canRecord = findTool(SUMMARY)?.annotations?.readOnlyHint === false;
  const [version, setVersion] = useState(0);
  const isSample = useIsSample(version);
  const reload = () => setVersion((before) => before + 1);
  const extras: OverviewExtras = {
    banner: isSample && <SampleBanner onRemoved={reload} />,
    entry: <DeviceQuestion />,
    empty: <EmptyHousehold offered={offered} onLoaded={reload} />,
    linkOf: (rows) => {
      const link = linkOfRows(rows, offered);
      return link && { href: link.href, screen: t(link.screen) };
    },
    ...(canRecord && {
      onRecord: (month: string): Promise<CompletedCall> =>
        callToolOrThrow(language, callTool, SUMMARY, { ...partsOfMonth(yearMonth(month)), auto_generate: true }),
    }),
  };
  return (
    <ExtrasContext.Provider value={extras}>
      <RoutedView
        key={version}
        view={homeView}
        tool={TOOL}
        segment={MONTH.test(segment) ? segment : ''}
        inputOf={(month) => ({ ...(month !== '' && { month }), trend_months: TREND })}
        segmentOf={({ month }) => (typeof month === 'string' ? month : '')}
        onNavigate={(month) => navigate(month === '' ? [] : [month])}
        callTool={callTool}
      />
    </ExtrasContext.Provider>
  );
}

/** Asked until it is answered once on this device. */
function DeviceQuestion() {
  const people = useHousehold().settings?.people ?? [];
  const [person, setPerson] = useState(devicePerson.read);
  if (people.length < 2 || person !== undefined) return null;
  const choose = (id: string) => {
    devicePerson.write(id);
    setPerson(id);
  };
  return <PersonQuestion people={people} chosen={undefined} onChoose={choose} />;
}

export const home: Screen = { id: 'home', label: 'page.home', requiredTool: TOOL, Content: Home };
