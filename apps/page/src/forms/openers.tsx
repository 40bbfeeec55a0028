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
  /** Whether nothing is there yet: the first button is then the next step. */
  readonly isEmpty?: boolean;
}

/** Buttons of which each opens what it says under them, one at a time. */
export function Openers({ label, openers, isEmpty = false }: OpenersProps) {
  const [open, setOpen] = useState<string>();
  const bar = useRef<HTMLDivElement>(null);
  const shown = openers.find(({ id }) => id === open);
  const close = () => {
    bar.current?.querySelector<HTMLElement>(`[data-action="${open ?? ''}"]`)?.focus();
    setOpen(undefined);
  };
  return (
    <section class="openers" aria-label={label}>
      <div ref={bar} class="actions">
        {openers.map(({ id, label: words }, index) => (
          <button
            key={id}
            type="button"
            class={index === 0 && isEmpty ? 'button primary' : 'button'}
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
