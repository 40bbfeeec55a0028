import { useLanguage } from '@bursar/views/html-views';

interface SettingFieldProps {
  readonly id: string;
  readonly label: string;
  /** The name that is read aloud, where the label alone does not say whose it is. */
  readonly spoken?: string | undefined;
  readonly note?: string | undefined;
  /** Why the value was refused. */
  readonly wrong?: string | undefined;
  /** Whether the start of the server decides it. */
  readonly isFixed?: boolean;
  readonly value: string;
  /** Value and text of each choice; without them the value is typed. */
  readonly options?: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

/** A field with its label; what is wrong with it is said under it and read aloud. */
export function SettingField({ id, label, spoken, note, wrong, isFixed, value, options, onChange }: SettingFieldProps) {
  const { t } = useLanguage();
  const hint = isFixed === true ? t('settings.fixed') : note;
  const described = [hint !== undefined && `${id}-note`, wrong !== undefined && `${id}-wrong`].filter(Boolean);
  const common = {
    id,
    class: 'input',
    value,
    disabled: isFixed === true,
    'aria-label': spoken,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
  };
  const known = options?.some(([option]) => option === value) !== false;
  return (
    <div class="field">
      <label class="field-name" for={id}>
        {label}
      </label>
      {options === undefined ? (
        <input {...common} autocomplete="off" onInput={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        <select {...common} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {!known && <option value={value}>{value}</option>}
          {options.map(([option, text]) => (
            <option key={option} value={option} translate={option.includes('/') ? false : undefined}>
              {text}
            </option>
          ))}
        </select>
      )}
      {hint !== undefined && (
        <p class="quiet small" id={`${id}-note`}>
          {hint}
        </p>
      )}
      {wrong !== undefined && (
        <p class="field-wrong" id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
