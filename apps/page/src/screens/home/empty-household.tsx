import { useLanguage } from '@bursar/views/html-views';

import { hashOf } from '../../shell/route';
import { LoadSample } from './sample';

interface EmptyHouseholdProps {
  /** The ids of the screens. */
  readonly offered: ReadonlySet<string>;
  /** Called once the made-up household is there. */
  readonly onLoaded: () => void;
}

/** What a household that holds nothing can do first. */
export function EmptyHousehold({ offered, onLoaded }: EmptyHouseholdProps) {
  const { t } = useLanguage();
  const steps = (['import', 'shared'] as const).filter((id) => offered.has(id));
  return (
    <section class="empty" data-empty="home">
      <h2 class="empty-title">{t('home.empty')}</h2>
      <p class="quiet">{t('home.emptyLead')}</p>
      <div class="actions">
        {steps.map((id, index) => (
          <a key={id} class={index === 0 ? 'button primary' : 'button'} href={hashOf([id])}>
            {t(`home.step.${id}`)}
          </a>
        ))}
        <LoadSample onLoaded={onLoaded} />
      </div>
    </section>
  );
}
