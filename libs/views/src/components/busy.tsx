import type { ComponentChildren } from 'preact';

import { useIsSlow } from '../hooks/use-is-slow';

/** Milliseconds. By a timer, because an animation that waits is drawn once when it is set and once when it is removed. */
const PATIENCE = 250;

/** Content that stays on screen while newer content loads; it fades if that takes long. */
export function Busy({ isBusy, children }: { readonly isBusy: boolean; readonly children: ComponentChildren }) {
  const isSlow = useIsSlow(isBusy, PATIENCE);
  return (
    <div class={isSlow ? 'busy' : undefined} aria-busy={isBusy}>
      {children}
    </div>
  );
}
