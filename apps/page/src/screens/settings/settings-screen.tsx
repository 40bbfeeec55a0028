import { useLanguage } from '@bursar/views/html-views';
import { useState } from 'preact/hooks';

import { devicePerson } from '../../shell/device-person';
import { useHousehold } from '../../shell/household-context';
import { PersonQuestion } from '../person-question';
import type { Screen } from '../screen';
import { SettingsForm } from './settings-form';

/** What the household has set, and who uses this device. */
function Settings() {
  const { t } = useLanguage();
  const { settings } = useHousehold();
  const [person, setPerson] = useState(devicePerson.read);
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
    </main>
  );
}

export const settingsScreen: Screen = { id: 'settings', label: 'page.settings', Content: Settings };
