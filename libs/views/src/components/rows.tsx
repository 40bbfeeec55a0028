import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';

import { useLanguage } from '../language/language-context';

interface RowsProps {
  /** Column headings for screen readers: date, description, amount. */
  readonly heads: readonly [string, string, string];
  /** Whether the first column fits a date with its year. */
  readonly isWide?: boolean;
  /** Whether rows can be edited, or chosen, in a column at the end. */
  readonly isEditable?: boolean;
  readonly children: ComponentChildren;
}

/** A table of dated entries with amounts. */
export function Rows({ heads, isWide = false, isEditable = false, children }: RowsProps) {
  const { t } = useLanguage();
  return (
    <table class={isWide ? 'rows rows-wide' : 'rows'}>
      <thead class="sr-only">
        <tr>
          {[...heads, ...(isEditable ? [t('common.change')] : [])].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface RowProps {
  readonly when: string;
  readonly what: ComponentChildren;
  readonly notes?: readonly ComponentChildren[];
  readonly amount: ComponentChildren;
  /** The amount as decimal text, and its currency. */
  readonly value?: { readonly amount: string; readonly currency: string } | undefined;
  readonly id?: string;
  /** Whether it is chosen, and how to change that; left out where it cannot be. */
  readonly choice?: { readonly isChosen: boolean; readonly onToggle: () => void } | undefined;
  /** What opens under the row to change it, and how to close that. */
  readonly editor?: ((close: () => void) => ComponentChildren) | undefined;
}

export function Row({ when, what, notes = [], amount, value, id, choice, editor }: RowProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const labelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <tr data-row={id ?? ''} data-amount={value?.amount} data-currency={value?.currency}>
        <td class="row-when figure">
          {choice !== undefined && (
            <input
              type="checkbox"
              class="row-choice"
              aria-labelledby={labelId}
              checked={choice.isChosen}
              onChange={choice.onToggle}
            />
          )}
          {when}
        </td>
        <td class="row-what">
          <span id={labelId}>{what}</span>
          {notes.length > 0 && (
            <span class="row-note">
              {notes.map((note, index) => (
                <span key={index}>
                  {index > 0 && ' · '}
                  {note}
                </span>
              ))}
            </span>
          )}
        </td>
        <td class="row-amount figure">{amount}</td>
        {editor !== undefined && (
          <td class="row-edit">
            <button
              ref={button}
              type="button"
              class="button row-button"
              data-action="edit"
              aria-expanded={isOpen}
              id={`${labelId}-edit`}
              aria-labelledby={`${labelId}-edit ${labelId}`}
              onClick={() => setOpen(!isOpen)}
            >
              {t('common.change')}
            </button>
          </td>
        )}
      </tr>
      {isOpen && editor !== undefined && (
        <tr class="row-editor">
          <td colSpan={4}>{editor(close)}</td>
        </tr>
      )}
    </>
  );
}
