import { Phrase, useLanguage } from '@bursar/views/html-views';
import type { Key } from '@bursar/views/language';
import type { ComponentChildren } from 'preact';

import { DayInput } from './day-input';
import type { Field } from './fields';

interface FormFieldProps {
  readonly field: Field;
  /** Unique in the page. */
  readonly id: string;
  readonly value: string;
  readonly wrong: Key | undefined;
  /** What is to be answered here. */
  readonly question?: ComponentChildren;
  readonly onChange: (value: string) => void;
}

/** A field with its label, and what is wrong with it under it. */
export function FormField({ field, id, value, wrong, question, onChange }: FormFieldProps) {
  const { t } = useLanguage();
  const { label, isOptional = false } = field;
  const notes = [
    ...(wrong === undefined ? [] : [`${id}-wrong`]),
    ...(question === undefined ? [] : [`${id}-question`]),
  ];
  const describedBy = notes.length === 0 ? undefined : notes.join(' ');
  const name = (
    <span class="field-name">
      {label}
      {field.kind === 'amount' && field.currency !== undefined && ` (${field.currency})`}
      {isOptional && <Phrase of="form.optional" values={{}} />}
    </span>
  );
  const isMenu = field.kind === 'day' || field.kind === 'month';
  const Label = isMenu ? 'div' : 'label';
  return (
    <div class={`form-field form-${field.kind}`} data-field={field.name}>
      <Label class="field">
        {name}
        {isMenu ? (
          <DayInput
            label={label}
            value={value}
            hasDay={field.kind === 'day'}
            {...{ isOptional, describedBy, onChange }}
          />
        ) : (
          <Input {...{ field, id, value, describedBy, onChange }} isWrong={wrong !== undefined} />
        )}
      </Label>
      {question !== undefined && (
        <div class="field-question" id={`${id}-question`} data-question={field.name}>
          {question}
        </div>
      )}
      {wrong !== undefined && (
        <p class="field-wrong" id={`${id}-wrong`}>
          {t(wrong)}
        </p>
      )}
    </div>
  );
}

interface InputProps {
  readonly field: Field;
  readonly id: string;
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

function Input({ field, id, value, describedBy, isWrong, onChange }: InputProps) {
  const common = { class: 'input', name: field.name, 'aria-invalid': isWrong, 'aria-describedby': describedBy };
  if (field.kind === 'choice') {
    return (
      <select {...common} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {(value === '' || field.isOptional === true) && <option value="">–</option>}
        {field.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  const suggestions = field.kind === 'text' ? (field.suggestions ?? []) : [];
  return (
    <>
      <input
        {...common}
        type="text"
        inputMode={field.kind === 'amount' ? 'decimal' : field.kind === 'whole' ? 'numeric' : 'text'}
        autocomplete="off"
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}
