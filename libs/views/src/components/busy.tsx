import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Milliseconds. By a timer, because an animation that waits is drawn once when it is set and once when it is removed. */
const PATIENCE = 250;

/** Content that stays on screen while newer content loads; it fades if that takes long. */
export function Busy({ isBusy, children }: { readonly isBusy: boolean; readonly children: ComponentChildren }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setIsSlow(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return (
    <div class={isBusy && isSlow ? 'busy' : undefined} aria-busy={isBusy}>
      {children}
    </div>
  );
}
