import type { ComponentChildren } from 'preact';

interface RowsProps {
  /** Column headings for screen readers: date, description, amount. */
  readonly heads: readonly [string, string, string];
  /** Whether the first column fits a date with its year. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

/** A table of dated entries with amounts. */
export function Rows({ heads, isWide = false, children }: RowsProps) {
  return (
    <table class={isWide ? 'rows rows-wide' : 'rows'}>
      <thead class="sr-only">
        <tr>
          {heads.map((head) => (
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
  readonly amount: string;
}

export function Row({ when, what, notes = [], amount }: RowProps) {
  return (
    <tr>
      <td class="row-when figure">{when}</td>
      <td class="row-what">
        {what}
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
    </tr>
  );
}
