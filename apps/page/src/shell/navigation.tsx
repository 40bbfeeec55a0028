import type { Place } from '../places/place';
import { hashOf } from './route';

interface NavigationProps {
  readonly places: readonly Place[];
  readonly current: Place | undefined;
  /** There where a key was typed in. */
  readonly onForget?: () => void;
}

export function Navigation({ places, current, onForget }: NavigationProps) {
  return (
    <header class="top">
      <div class="top-inner">
        {places.length > 0 && (
          <a class="skip" href="#content" onClick={skip}>
            Skip to the content
          </a>
        )}
        <p class="brand">bursar</p>
        {places.length > 0 && (
          <nav class="places" aria-label="Places">
            <ul>
              {places.map(({ id, label }) => (
                <li key={id}>
                  <a class="place" href={hashOf([id])} aria-current={id === current?.id ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {onForget !== undefined && (
          <button type="button" class="button top-button" onClick={onForget}>
            Forget the key
          </button>
        )}
      </div>
    </header>
  );
}

/** The address after `#` names a place, and so cannot name the content too. */
function skip(event: Event): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
