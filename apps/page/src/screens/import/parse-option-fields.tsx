import type { ComponentChildren } from 'preact';

import { IMPORT_MESSAGES as MESSAGES } from './messages';

/** How to interpret what is ambiguous in a statement. */
interface ParseOptions {
  readonly date_order: keyof typeof MESSAGES.dateOrders;
  readonly decimal_separator: keyof typeof MESSAGES.decimalSigns;
  readonly on_modified: keyof typeof MESSAGES.modifiedRules;
}

export const DEFAULT_PARSE_OPTIONS: ParseOptions = {
  date_order: 'DMY',
  decimal_separator: 'auto',
  on_modified: 'keep',
};

interface ParseOptionFieldsProps {
  readonly options: ParseOptions;
  readonly onOptions: (options: ParseOptions) => void;
  /** More fields for the same collapsed section. */
  readonly children?: ComponentChildren;
}

export function ParseOptionFields({ options, onOptions, children }: ParseOptionFieldsProps) {
  const field = <Name extends keyof ParseOptions>(
    name: Name,
    label: string,
    choices: Readonly<Record<ParseOptions[Name], string>>,
  ) => (
    <label class="field" key={name}>
      <span class="field-name">{label}</span>
      <select
        class="input"
        value={options[name]}
        onChange={({ currentTarget }) => onOptions({ ...options, [name]: currentTarget.value })}
      >
        {Object.entries<string>(choices).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <details class="details">
      <summary>{MESSAGES.options}</summary>
      <div class="fields">
        {field('date_order', MESSAGES.dateOrder, MESSAGES.dateOrders)}
        {field('decimal_separator', MESSAGES.decimals, MESSAGES.decimalSigns)}
        {field('on_modified', MESSAGES.modified, MESSAGES.modifiedRules)}
        {children}
      </div>
    </details>
  );
}
