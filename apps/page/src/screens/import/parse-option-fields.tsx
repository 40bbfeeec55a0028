import { useLanguage, type ToolInput } from '@bursar/views/html-views';
import type { Key } from '@bursar/views/language';

interface Field {
  readonly label: Key;
  /** Keys by value; the first holds unless another is chosen. */
  readonly choices: Readonly<Record<string, Key>>;
}

const FIELDS: Readonly<Record<string, Field>> = {
  date_order: {
    label: 'import.dateOrder',
    choices: {
      auto: 'import.auto',
      DMY: 'import.dateOrder.DMY',
      MDY: 'import.dateOrder.MDY',
      YMD: 'import.dateOrder.YMD',
    },
  },
  decimal_separator: {
    label: 'import.decimals',
    choices: { auto: 'import.auto', '.': 'import.decimals.point', ',': 'import.decimals.comma' },
  },
  amounts: {
    label: 'import.amounts',
    choices: { auto: 'import.auto', as_is: 'import.amounts.asIs', inverted: 'import.amounts.inverted' },
  },
  on_modified: {
    label: 'import.modified',
    choices: { keep: 'import.modified.keep', replace: 'import.modified.replace' },
  },
};

interface ParseOptionFieldsProps {
  readonly input: ToolInput;
  readonly onChange: (changes: ToolInput) => void;
}

/** How to read what the file settles by itself, for those who know better. */
export function ParseOptionFields({ input, onChange }: ParseOptionFieldsProps) {
  const { t } = useLanguage();
  return (
    <details class="details">
      <summary>{t('import.options')}</summary>
      <div class="fields">
        {Object.entries(FIELDS).map(([name, { label, choices }]) => (
          <label class="field" key={name}>
            <span class="field-name">{t(label)}</span>
            <select
              class="input"
              value={String(input[name] ?? Object.keys(choices)[0])}
              onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
            >
              {Object.entries(choices).map(([value, text]) => (
                <option key={value} value={value}>
                  {t(text)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  );
}
