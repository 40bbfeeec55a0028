import type { Screen } from '../screens/screen';
import { hashOf } from './route';

interface NavigationProps {
  readonly screens: readonly Screen[];
  readonly current: Screen | undefined;
  /** Present if the user has entered a key. */
  readonly onForgetKey?: () => void;
}

export function Navigation({ screens, current, onForgetKey }: NavigationProps) {
  return (
    <header class="top">
      <div class="top-inner">
        {screens.length > 0 && (
          <a class="skip" href="#content" onClick={skip}>
            Skip to the content
          </a>
        )}
        <p class="brand">bursar</p>
        {screens.length > 0 && (
          <nav class="screens" aria-label="Main">
            <ul>
              {screens.map(({ id, label }) => (
                <li key={id}>
                  <a class="screen-link" href={hashOf([id])} aria-current={id === current?.id ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {onForgetKey !== undefined && (
          <button type="button" class="button top-button" onClick={onForgetKey}>
            Forget the key
          </button>
        )}
      </div>
    </header>
  );
}

/** The fragment of the address holds the route, so the link cannot point to the content by its id. */
function skip(event: Event): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
