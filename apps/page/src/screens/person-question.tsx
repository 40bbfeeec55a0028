import { useLanguage, UserText } from '@bursar/views/html-views';

import type { Person } from '../mcp/household-settings';

interface PersonQuestionProps {
  readonly people: readonly Pick<Person, 'id' | 'name'>[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Asks which of the two uses this device. */
export function PersonQuestion({ people, chosen, onChoose }: PersonQuestionProps) {
  const { t } = useLanguage();
  return (
    <div class="person-question" role="group" aria-label={t('settings.whoseDevice')}>
      <p>{t('settings.whoseDevice')}</p>
      <div class="choices">
        {people.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            class="button choice"
            data-person={id}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <UserText text={name} />
          </button>
        ))}
      </div>
      <p class="quiet small">{t('settings.whoseDeviceLead')}</p>
    </div>
  );
}
