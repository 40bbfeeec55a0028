import { useLanguage } from '@bursar/views/html-views';
import { useEffect, useState } from 'preact/hooks';

import type { Screen } from '../screens/screen';
import { hashOf } from './route';

interface NavigationProps {
  readonly screens: readonly Screen[];
  readonly current: Screen | undefined;
  /** Present if the user has entered a key. */
  readonly onForgetKey?: () => void;
}

export function Navigation({ screens, current, onForgetKey }: NavigationProps) {
  const { t } = useLanguage();
  return (
    <header class="top">
      <div class="top-inner">
        {screens.length > 0 && (
          <a class="skip" href="#content" onClick={skip}>
            {t('page.skip')}
          </a>
        )}
        <p class="brand">bursar</p>
        {screens.length > 0 && <ScreenLinks screens={screens} current={current} />}
        {onForgetKey !== undefined && (
          <button type="button" class="button top-button" onClick={onForgetKey}>
            {t('page.signOut')}
          </button>
        )}
      </div>
    </header>
  );
}

/** The links to the screens; on a narrow screen a button opens them. */
function ScreenLinks({ screens, current }: Pick<NavigationProps, 'screens' | 'current'>) {
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useEffect(close, [current]);
  return (
    <nav class={isOpen ? 'screens open' : 'screens'} aria-label={t('page.navigation')} onKeyDown={onEscape(close)}>
      <button
        type="button"
        class="button screens-button"
        aria-expanded={isOpen}
        aria-controls="screens"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden="true">☰</span> {current === undefined ? t('page.menu') : t(current.label)}
      </button>
      <ul id="screens">
        {screens.map(({ id, label }) => (
          <li key={id}>
            <a
              class="screen-link"
              data-place={id}
              href={hashOf([id])}
              aria-current={id === current?.id ? 'page' : undefined}
              onClick={close}
            >
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function onEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
}

/** The fragment of the address holds the route, so the link cannot point to the content by its id. */
function skip(event: Event): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
