import { Failure, useLanguage } from '@bursar/views/html-views';
import type { Key } from '@bursar/views/language';

import type { HouseholdSettings, Person } from '../../mcp/household-settings';
import { currencyOptions, languageOptions, timeZoneOptions } from './setting-options';
import type { Choice } from './settings-draft';
import { SettingField } from './setting-field';
import { useSettingsForm } from './use-settings-form';

const ENTRY_TARGETS = ['shared', 'budget', 'account'] as const;
/** The fields whose refusal has a sentence of its own. */
const EXPLAINED = ['currency', 'time_zone', 'name', 'budget_user_id'] as const;

/** Everything that a household sets, saved at once. */
export function SettingsForm({ settings }: { readonly settings: HouseholdSettings }) {
  const { t, locale } = useLanguage();
  const { draft, saving, isChanged, edit, save, undo } = useSettingsForm(settings);
  const wrongAt = saving.state === 'refused' ? saving.field : undefined;
  const wrongText = (field: string) => {
    if (saving.state !== 'refused' || wrongAt !== field) return undefined;
    const explained = EXPLAINED.find((name) => field.endsWith(name));
    return explained === undefined ? saving.failure : t(`settings.wrong.${explained}`);
  };
  const choice = (
    name: Choice,
    label: Key,
    unset: Key,
    options: readonly (readonly [string, string])[],
    note?: Key,
  ) => (
    <SettingField
      id={`setting-${name}`}
      label={t(label)}
      note={note && t(note)}
      wrong={wrongText(name)}
      isFixed={settings.fixed.includes(name)}
      value={draft[name]}
      options={[['', t(unset)], ...options]}
      onChange={(value) => edit({ [name]: value })}
    />
  );
  const editPerson = (index: number, change: Partial<Person>) =>
    edit({ people: draft.people.map((person, at) => (at === index ? { ...person, ...change } : person)) });
  return (
    <form
      class="settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{t('settings.general')}</h2>
      <div class="setting-fields">
        {choice('language', 'settings.language', 'settings.languageUnset', languageOptions())}
        {choice(
          'currency',
          'settings.currency',
          'settings.currencyUnset',
          currencyOptions(locale),
          'settings.currencyNote',
        )}
        {choice('time_zone', 'settings.timeZone', 'settings.timeZoneUnset', timeZoneOptions())}
        {choice(
          'entry_to',
          'settings.entryTo',
          'settings.entryToUnset',
          ENTRY_TARGETS.map((target) => [target, t(`settings.entryTo.${target}`)] as const),
        )}
      </div>
      {draft.people.length > 0 && <h2>{t('settings.people')}</h2>}
      {draft.people.map(({ id, name, budget_user_id: user }, index) => {
        const stored = settings.people[index]?.name ?? id;
        return (
          <div class="setting-fields" key={id}>
            <SettingField
              id={`person-${index}-name`}
              label={t('settings.name')}
              spoken={t('settings.nameOf', { name: stored })}
              wrong={wrongText(`people.${index}.name`)}
              isFixed={settings.fixed.includes('people')}
              value={name}
              onChange={(typed) => editPerson(index, { name: typed })}
            />
            <SettingField
              id={`person-${index}-budget`}
              label={t('settings.budgetUser')}
              spoken={t('settings.budgetUserOf', { name: stored })}
              wrong={wrongText(`people.${index}.budget_user_id`)}
              value={user}
              onChange={(typed) => editPerson(index, { budget_user_id: typed })}
            />
          </div>
        );
      })}
      {saving.state === 'refused' && <Failure title={t('settings.notSaved')} text={saving.failure} />}
      <div class="actions">
        <button
          type="submit"
          class="button primary"
          data-action="save"
          disabled={!isChanged || saving.state === 'saving'}
        >
          {t(saving.state === 'saving' ? 'settings.saving' : 'settings.save')}
        </button>
        <span role="status" class="saved">
          {saving.state === 'saved' && t(saving.before === undefined ? 'settings.undone' : 'settings.saved')}
        </span>
        {saving.state === 'saved' && saving.before !== undefined && (
          <UndoButton onClick={() => saving.before && void undo(saving.before)} />
        )}
      </div>
    </form>
  );
}

function UndoButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useLanguage();
  return (
    <button type="button" class="button" data-action="undo" onClick={onClick}>
      {t('settings.undo')}
    </button>
  );
}
