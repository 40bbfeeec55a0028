import { OverviewView, useLanguage, type OverviewExtras, type View, type ViewProps } from '@bursar/views/html-views';
import { createContext } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';

import { ChangesProvider, useChanges } from '../../changes/changes';
import { devicePerson } from '../../shell/device-person';
import { takesLinks } from '../ledger/link-changes';
import { LinkProposals } from '../ledger/link-proposals';
import { RoutedView } from '../routed-view';
import type { Screen, ScreenProps } from '../screen';
import { EmptyHousehold } from './empty-household';
import { HomeEntry } from './entry/home-entry';
import { linkOfRows } from './home-links';
import { HomeSettle } from './home-settle';
import { MissingPart } from './missing-part';
import { recordDue } from './record-due';
import { SampleBanner, useSample } from './sample';

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
  ['accounts', 'planifi_getBalances_v1'],
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
function Home(props: ScreenProps) {
  return (
    <ChangesProvider hasSampleBanner>
      <HomeContent {...props} />
    </ChangesProvider>
  );
}

function HomeContent({ rest: [segment = ''], navigate, callTool, findTool }: ScreenProps) {
  const language = useLanguage();
  const offered = useMemo(
    () => new Set<string>(SCREENS.filter(([, tool]) => findTool(tool) !== undefined).map(([id]) => id)),
    [findTool],
  );
  const { version, report } = useChanges();
  const [sampleVersion, setSampleVersion] = useState(0);
  const { isSample, isUntouched } = useSample(sampleVersion, version);
  const extras = useMemo<OverviewExtras>(() => {
    const { t } = language;
    const has = (tool: string) => findTool(tool) !== undefined;
    const canRecord = findTool(SUMMARY)?.annotations?.readOnlyHint === false;
    const canSettle = has('record_settlement') && has('get_balance');
    const reload = () => setSampleVersion((before) => before + 1);
    return {
      banner: isSample && <SampleBanner onRemoved={reload} />,
      entry: <HomeEntry callTool={callTool} has={has} {...(isUntouched && { onSampleRemoved: reload })} />,
      empty: <EmptyHousehold offered={offered} onLoaded={reload} />,
      missing: (part) => <MissingPart {...{ part, offered }} />,
      ...(canSettle && { settle: (month) => <HomeSettle {...{ month, callTool }} /> }),
      linkOf: (rows) => {
        const link = linkOfRows(rows, offered);
        return link && { href: link.href, screen: t(link.screen) };
      },
      ...(takesLinks({ has }) && {
        links: (given) => <LinkProposals given={given} context={{ language, callTool, has }} />,
      }),
      ...(canRecord && {
        onRecord: async (month: string) => {
          const saved = await recordDue({ language, callTool, person: devicePerson.read() }, month);
          if (saved !== undefined) report(saved);
        },
      }),
    };
  }, [offered, isSample, isUntouched, language, callTool, findTool, report]);
  return (
    <ExtrasContext.Provider value={extras}>
      <RoutedView
        key={sampleVersion}
        version={version}
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

export const home: Screen = { id: 'home', label: 'page.home', requiredTool: TOOL, Content: Home };
