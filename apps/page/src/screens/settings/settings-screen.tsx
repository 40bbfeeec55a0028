import { useLanguage } from '@bursar/views/html-views';
import { useState } from 'preact/hooks';

import { ChangesProvider } from '../../changes/changes';
import { devicePerson } from '../../shell/device-person';
import { useHousehold } from '../../shell/household-context';
import { useLedgerCurrencies } from '../../shell/ledger-currencies';
import { ChangesList } from '../ledger/changes-list';
import { PersonQuestion } from '../person-question';
import type { Screen, ScreenProps } from '../screen';
import { Devices } from './devices';
import { EntriesList } from './entries-list';
import { SettingsForm } from './settings-form';

/** What the household has set, and who uses this device. */
function Settings({ callTool, findTool }: ScreenProps) {
  const language = useLanguage();
  const { t } = language;
  const has = (tool: string) => findTool(tool) !== undefined;
  const { settings } = useHousehold();
  const [person, setPerson] = useState(devicePerson.read);
  const currencies = useLedgerCurrencies();
  const { people = [] } = settings ?? {};
  const who = people.find(({ id }) => id === person);
  return (
    <main class="view">
      <h1>{t('settings.title')}</h1>
      {settings === undefined ? (
        <p class="quiet lead">{t('settings.unavailable')}</p>
      ) : (
        <SettingsForm {...{ settings }} />
      )}
      {settings !== undefined && settings.people.length > 1 && (
        <section aria-labelledby="device">
          <h2 id="device">{t('settings.device')}</h2>
          <PersonQuestion
            people={settings.people}
            chosen={person}
            onChoose={(id) => {
              devicePerson.write(id);
              setPerson(id);
            }}
          />
        </section>
      )}
      <Devices />
      <ChangesProvider>
        <section aria-labelledby="entries">
          <h2 id="entries">{t('change.entries')}</h2>
          <EntriesList context={{ language, callTool, has, people, person: who, currencies }} />
        </section>
        {has('finance_changes_list') && (
          <div>
            <h2>{t('ledger.changes')}</h2>
            <ChangesList context={{ language, callTool, has }} />
          </div>
        )}
      </ChangesProvider>
    </main>
  );
}

export const settingsScreen: Screen = { id: 'settings', label: 'page.settings', Content: Settings };
