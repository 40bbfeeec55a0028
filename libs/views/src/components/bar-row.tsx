import type { ComponentChildren } from 'preact';

import { Bar } from './bar';

interface BarRowProps {
  readonly label: ComponentChildren;
  readonly note?: string | undefined;
  readonly amount: string;
  readonly percent: number;
  readonly tone?: string;
  /** Makes the row a toggle button, whose state is `isPressed`. */
  readonly onClick?: (() => void) | undefined;
  readonly isPressed?: boolean;
}

/** A label and an amount with a bar under them. */
export function BarRow({ label, note, amount, percent, tone, onClick, isPressed = false }: BarRowProps) {
  const content = (
    <>
      <span class="bar-label">
        {label}
        {note !== undefined && <span class="bar-note">{note}</span>}
      </span>
      <span class="figure">{amount}</span>
      <Bar percent={percent} {...(tone !== undefined && { tone })} />
    </>
  );
  if (onClick === undefined) return <div class="bar-row">{content}</div>;
  return (
    <button type="button" class="bar-row" aria-pressed={isPressed} onClick={onClick}>
      {content}
    </button>
  );
}
