import type { ComponentChildren } from 'preact';

import { IMPORT_WORDS as WORDS } from './words';

/** How a statement is read where it leaves room for doubt. */
export interface Reading {
  readonly date_order: keyof typeof WORDS.dateOrders;
  readonly decimal_separator: keyof typeof WORDS.decimalSigns;
  readonly on_modified: keyof typeof WORDS.modifiedRules;
}

export const AS_USUAL: Reading = { date_order: 'DMY', decimal_separator: 'auto', on_modified: 'keep' };

interface ReadingFieldsProps {
  readonly reading: Reading;
  readonly onReading: (reading: Reading) => void;
  /** What else is seldom needed. */
  readonly children?: ComponentChildren;
}

export function ReadingFields({ reading, onReading, children }: ReadingFieldsProps) {
  const choice = <Name extends keyof Reading>(
    name: Name,
    label: string,
    options: Readonly<Record<Reading[Name], string>>,
  ) => (
    <label class="field" key={name}>
      <span class="field-name">{label}</span>
      <select
        class="input"
        value={reading[name]}
        onChange={({ currentTarget }) => onReading({ ...reading, [name]: currentTarget.value })}
      >
        {Object.entries<string>(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <details class="details">
      <summary>{WORDS.options}</summary>
      <div class="fields">
        {choice('date_order', WORDS.dateOrder, WORDS.dateOrders)}
        {choice('decimal_separator', WORDS.decimals, WORDS.decimalSigns)}
        {choice('on_modified', WORDS.modified, WORDS.modifiedRules)}
        {children}
      </div>
    </details>
  );
}
