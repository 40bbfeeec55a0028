import { useLanguage } from '@bursar/views/html-views';
import type { Key } from '@bursar/views/language';
import type { ComponentChildren, TargetedSubmitEvent } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';

import { ChangeFailure } from '../changes/call-change';
import { useChanges, type Saved } from '../changes/changes';
import { checkFields, type Field, type Values } from './fields';
import { FormField } from './form-field';

/** A press of the button, and the same press again after no answer came. */
export interface Attempt {
  /** Stays the same until the change is stored: a request that is sent twice with it stores once. */
  readonly key: string;
  /** No answer came to an earlier try, so this may be stored already. */
  readonly isRepeat: boolean;
}

interface FormProps {
  readonly label: string;
  /** May depend on what is typed. */
  readonly fields: readonly Field[] | ((typed: Values) => readonly Field[]);
  readonly initial: Values;
  /** The words on the button. */
  readonly save: string;
  /** Throws ChangeFailure. Nothing is stored yet where it resolves to `undefined`: the next press decides. */
  readonly onSave: (values: Values, attempt: Attempt) => Promise<Saved | undefined>;
  /** Called when what is typed in a field changes. */
  readonly onType?: (name: string) => void;
  /** Called when it is stored, and when the form is closed. */
  readonly onClose: () => void;
  /** By the name of an argument that the server refuses, the field that it comes from. */
  readonly fieldOf?: Readonly<Record<string, string>>;
  /** Above the fields; it is as fixed as they are while something is under way. */
  readonly head?: (typed: Values) => ComponentChildren;
  /** By field, what is to be answered there before anything can be saved. */
  readonly questions?: (typed: Values) => Readonly<Record<string, ComponentChildren>>;
  /** More attributes of the form. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  /** Between the fields and the buttons. */
  readonly children?: ComponentChildren;
  /** More buttons. */
  readonly actions?: ComponentChildren;
}

type State =
  | { readonly state: 'open' }
  | { readonly state: 'saving' }
  | { readonly state: 'failed'; readonly failure: string; readonly isUnknown: boolean };

/**
 * A form for one change. What was typed stays after a refusal. Where no answer came, the fields stay as they were sent until it is
 * known what became of them.
 */
export function Form({
  label,
  fields: given,
  initial,
  save,
  onSave,
  onClose,
  onType,
  fieldOf = {},
  head,
  questions,
  attributes,
  children,
  actions,
}: FormProps) {
  const language = useLanguage();
  const { t } = language;
  const { report } = useChanges();
  const id = useId();
  const [typed, setTyped] = useState<Values>(initial);
  const fields = typeof given === 'function' ? given(typed) : given;
  const [wrong, setWrong] = useState<Readonly<Record<string, Key>>>({});
  const [state, setState] = useState<State>({ state: 'open' });
  const attempt = useRef<Attempt>({ key: crypto.randomUUID(), isRepeat: false });
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => firstIn(form.current)?.focus(), []);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [wrong]);

  const asked = questions?.(typed) ?? {};
  const isAsking = Object.keys(asked).length > 0;
  const submit = async () => {
    if (isBusy.current || isAsking) return;
    const checked = checkFields(fields, typed, language);
    setWrong(checked.wrong);
    if (Object.keys(checked.wrong).length > 0) return;
    isBusy.current = true;
    setState({ state: 'saving' });
    try {
      const saved = await onSave(checked.values, attempt.current);
      setState({ state: 'open' });
      if (saved === undefined) return;
      onClose();
      report(saved);
    } catch (error) {
      const failure = error instanceof ChangeFailure ? error : undefined;
      // A later refusal, such as of too many calls, does not say what became of an earlier try: other values under its key would
      // pass for what it stored.
      const isUnknown = attempt.current.isRepeat || failure?.isUnknown === true;
      attempt.current = { ...attempt.current, isRepeat: isUnknown };
      setWrong(wrongIn(failure, fieldOf));
      const message = failure?.message ?? t('refusal.internal');
      setState({ state: 'failed', failure: message, isUnknown });
    } finally {
      isBusy.current = false;
    }
  };
  const onSubmit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  const isSaving = state.state === 'saving';
  const isFixed = isSaving || (state.state === 'failed' && state.isUnknown);
  return (
    <form
      ref={form}
      class="entry-form"
      noValidate
      aria-label={label}
      aria-busy={isSaving}
      onSubmit={onSubmit}
      {...attributes}
    >
      <fieldset class="entry-fields" disabled={isFixed}>
        {head?.(typed)}
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            id={`${id}-${field.name}`}
            value={typed[field.name] ?? ''}
            wrong={wrong[field.name]}
            question={asked[field.name]}
            onChange={(value) => {
              setTyped((before) => ({ ...before, [field.name]: value }));
              onType?.(field.name);
            }}
          />
        ))}
      </fieldset>
      {children}
      <div role="alert">
        {state.state === 'failed' && (
          <div class="failure">
            <p class="failure-title">{t(state.isUnknown ? 'form.maybeSaved' : 'form.notSaved')}</p>
            <p class="failure-text">{state.failure}</p>
          </div>
        )}
        {Object.keys(wrong).length > 0 && <p class="sr-only">{t('form.checkFields')}</p>}
      </div>
      <p class="actions">
        <button
          type="submit"
          class="button primary"
          data-action={state.state === 'failed' ? 'try-again' : 'save'}
          disabled={isSaving || isAsking}
        >
          {isSaving ? t('form.saving') : state.state === 'failed' ? t('common.tryAgain') : save}
        </button>
        <button type="button" class="button" data-action="cancel" disabled={isSaving} onClick={onClose}>
          {t('form.cancel')}
        </button>
        {actions}
      </p>
    </form>
  );
}

/** What gets the focus first: a question, else what the form names, else its first field. */
function firstIn(form: HTMLFormElement | null): HTMLElement | null | undefined {
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
  return find('.form-field:has([data-question]) :is(input, select)') ?? find('[data-first]') ?? find('input, select');
}

/** The fields that a refusal names. */
function wrongIn(failure: ChangeFailure | undefined, fieldOf: Readonly<Record<string, string>>): Record<string, Key> {
  const errors = failure?.refusal?.details['errors'];
  const named = Array.isArray(errors) ? errors.map((error: { readonly field?: unknown }) => String(error.field)) : [];
  return Object.fromEntries(
    named.flatMap((name) => (fieldOf[name] === undefined ? [] : [[fieldOf[name], 'form.refused']])),
  );
}
