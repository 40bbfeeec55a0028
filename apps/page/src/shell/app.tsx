import { Failure, LanguageProvider, useLanguage } from '@bursar/views/html-views';
import { createLanguage, languageInForce } from '@bursar/views/language';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';

import type { HouseholdSettings, SettingsPatch } from '../mcp/household-settings';
import { useConnection } from './connected';
import { HouseholdProvider } from './household-context';
import { KeyForm } from './key-form';
import { Navigation } from './navigation';
import { PairForm } from './pair-form';
import { Screens } from './screens';
import { storedKey } from './stored-key';
import { useRoute } from './use-route';

/** The page, in the language that the household has set, else in the first of the browser's that there is a catalogue of. */
export function App() {
  const [settings, setSettings] = useState<HouseholdSettings>();
  const set = settings?.language;
  const language = useMemo(() => createLanguage(languageInForce({ set, candidates: navigator.languages })), [set]);
  useLayoutEffect(() => {
    document.documentElement.lang = language.locale;
  }, [language]);
  return (
    <LanguageProvider value={language}>
      <Connected settings={settings} onSettings={setSettings} />
    </LanguageProvider>
  );
}

interface ConnectedProps {
  readonly settings: HouseholdSettings | undefined;
  readonly onSettings: (settings: HouseholdSettings | undefined) => void;
}

/** The screens whose tools the server has, or a form for a key if the server asks for one. */
function Connected({ settings, onSettings }: ConnectedProps) {
  const language = useLanguage();
  const { t } = language;
  const { client, connection, connect, requestKey } = useConnection(language, onSettings);
  const household = useMemo(
    () => ({
      settings,
      changeSettings: async (patch: SettingsPatch) => onSettings(await client.changeSettings(patch)),
      sample: client,
      devices: client,
      trades: () => client.trades(),
    }),
    [settings, onSettings, client],
  );

  const [[place, code], navigate] = useRoute();
  if (place === 'pair' && code !== undefined) {
    const onKey = (key: string) => {
      storedKey.keep(key);
      navigate(['home'], { replace: true });
      void connect();
    };
    return (
      <>
        <Navigation screens={[]} current={undefined} />
        <PairForm code={code} pair={(given, name) => client.pair(given, name)} onKey={onKey} />
      </>
    );
  }
  switch (connection.state) {
    case 'connecting':
      return <Navigation screens={[]} current={undefined} />;
    case 'key':
      return (
        <>
          <Navigation screens={[]} current={undefined} />
          <KeyForm
            isRejected={connection.isRejected}
            onKey={(key) => {
              storedKey.write(key);
              void connect();
            }}
          />
        </>
      );
    case 'failed':
      return (
        <>
          <Navigation screens={[]} current={undefined} />
          <main class="view">
            <h1>{t('page.unreachable')}</h1>
            <Failure
              title={t('page.unreachableLead')}
              text={connection.failure}
              retry={{ label: t('common.tryAgain'), onClick: () => void connect() }}
            />
          </main>
        </>
      );
    case 'ready':
      return (
        <HouseholdProvider value={household}>
          <Screens tools={connection.tools} client={client} onUnauthorized={requestKey} />
        </HouseholdProvider>
      );
  }
}
