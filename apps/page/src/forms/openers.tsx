import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

interface Opener {
  readonly id: string;
  readonly label: string;
  readonly content: (close: () => void) => ComponentChildren;
}

interface OpenersProps {
  readonly label: string;
  readonly openers: readonly Opener[];
  /** What is missing, where nothing is there: the first button is then the next step. */
  readonly empty?: { readonly place: string; readonly text: string } | undefined;
}

/** Buttons of which each opens what it says under them, one at a time. */
export function Openers({ label, openers, empty }: OpenersProps) {
  const [open, setOpen] = useState<string>();
  const bar = useRef<HTMLDivElement>(null);
  const shown = openers.find(({ id }) => id === open);
  const close = () => {
    bar.current?.querySelector<HTMLElement>(`[data-action="${open ?? ''}"]`)?.focus();
    setOpen(undefined);
  };
  return (
    <section class="openers" aria-label={label}>
      {empty !== undefined && (
        <p class="quiet" data-empty={empty.place}>
          {empty.text}
        </p>
      )}
      <div ref={bar} class="actions">
        {openers.map(({ id, label: words }, index) => (
          <button
            key={id}
            type="button"
            class={index === 0 && empty !== undefined ? 'button primary' : 'button'}
            data-action={id}
            aria-expanded={open === id}
            onClick={() => setOpen(open === id ? undefined : id)}
          >
            {words}
          </button>
        ))}
      </div>
      {shown !== undefined && <div key={shown.id}>{shown.content(close)}</div>}
    </section>
  );
}
