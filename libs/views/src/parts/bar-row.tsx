import type { ComponentChildren } from 'preact';

import { Bar } from './bar';

interface BarRowProps {
  readonly label: ComponentChildren;
  readonly note?: string | undefined;
  readonly amount: string;
  readonly percent: number;
  readonly tone?: string;
  /** What a press does, where it does something; `isPressed` tells that it is done. */
  readonly onPick?: (() => void) | undefined;
  readonly isPressed?: boolean;
}

/** A figure with its length under it. */
export function BarRow({ label, note, amount, percent, tone, onPick, isPressed = false }: BarRowProps) {
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
  if (onPick === undefined) return <div class="bar-row">{content}</div>;
  return (
    <button type="button" class="bar-row" aria-pressed={isPressed} onClick={onPick}>
      {content}
    </button>
  );
}
