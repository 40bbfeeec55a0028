import type { ComponentChildren } from 'preact';

interface RowsProps {
  /** What the columns are called, for who does not see them: when, what, how much. */
  readonly heads: readonly [string, string, string];
  /** Whether the first column has room for a day with its year. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

/** A list of what happened when and for how much. */
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
            {notes.map((note, place) => (
              <span key={place}>
                {place > 0 && ' · '}
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
