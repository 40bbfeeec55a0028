import { Phrase, useLanguage } from '@bursar/views/html-views';
import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface KeyFormProps {
  /** Whether the server has rejected a key. */
  readonly isRejected: boolean;
  readonly onKey: (key: string) => void;
}

/** Asks for an API key. */
export function KeyForm({ isRejected, onKey }: KeyFormProps) {
  const { t } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [isRejected]);
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const key = field.current?.value.trim() ?? '';
    if (key !== '') onKey(key);
  };
  return (
    <main class="view narrow">
      <h1>{t('key.title')}</h1>
      <p class="quiet lead">
        <Phrase of="key.lead" values={{ command: <code>bursar key create --name browser</code> }} />
      </p>
      <form class="form" noValidate onSubmit={submit}>
        <label class="field">
          <span class="field-name">{t('key.field')}</span>
          <input
            ref={field}
            class="input"
            type="password"
            name="key"
            autocomplete="off"
            spellcheck={false}
            required
            aria-invalid={isRejected}
            aria-describedby={isRejected ? 'key-rejected' : undefined}
          />
        </label>
        {isRejected && (
          <p class="field-wrong" id="key-rejected" role="alert">
            {t('key.rejected')}
          </p>
        )}
        <button type="submit" class="button primary">
          {t('key.open')}
        </button>
      </form>
    </main>
  );
}
