import type { ComponentChildren } from 'preact';

/** What is shown while something newer is on its way: it stays, and pales when that takes a while. */
export function Busy({ isBusy, children }: { readonly isBusy: boolean; readonly children: ComponentChildren }) {
  return (
    <div class={isBusy ? 'busy' : undefined} aria-busy={isBusy}>
      {children}
    </div>
  );
}
