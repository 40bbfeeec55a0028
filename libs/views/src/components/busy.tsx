import type { ComponentChildren } from 'preact';

/** Content that stays on screen while newer content loads; it fades if that takes long. */
export function Busy({ isBusy, children }: { readonly isBusy: boolean; readonly children: ComponentChildren }) {
  return (
    <div class={isBusy ? 'busy' : undefined} aria-busy={isBusy}>
      {children}
    </div>
  );
}
