import { failureText, useLanguage } from '@bursar/views/html-views';
import { RefusedCall, type Language } from '@bursar/views/language';
import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';

interface PairFormProps {
  readonly code: string;
  /** Exchanges the code for a key. */
  readonly pair: (code: string, name: string) => Promise<string>;
  readonly onKey: (key: string) => void;
}

/** Gives a new device a name, and exchanges its code for a key. */
export function PairForm({ code, pair, onKey }: PairFormProps) {
  const language = useLanguage();
  const { t } = language;
  const [name, setName] = useState(() => t(/Mobi|Android/.test(navigator.userAgent) ? 'pair.phone' : 'pair.computer'));
  const [wrong, setWrong] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setWrong(undefined);
    try {
      onKey(await pair(code, name));
    } catch (error) {
      setWrong(sentenceFor(error, language));
      setBusy(false);
    }
  };
  return (
    <main class="view narrow" data-pair>
      <h1>{t('pair.title')}</h1>
      <p class="quiet lead">{t('pair.lead')}</p>
      <form class="form" noValidate onSubmit={(event) => void submit(event)}>
        <label class="field">
          <span class="field-name">{t('pair.name')}</span>
          <input
            class="input"
            name="name"
            autocomplete="off"
            maxLength={100}
            value={name}
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong === undefined ? undefined : 'pair-wrong'}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        {wrong !== undefined && (
          <p class="field-wrong" id="pair-wrong" role="alert">
            {wrong}
          </p>
        )}
        <button type="submit" class="button primary" data-action="pair" disabled={isBusy}>
          {t('pair.submit')}
        </button>
      </form>
    </main>
  );
}

function sentenceFor(error: unknown, language: Language): string {
  const { t } = language;
  switch (error instanceof RefusedCall ? error.refusal.code : undefined) {
    case 'WRONG_CODE':
      return t('pair.wrong');
    case 'CODE_ENDED':
      return t('pair.ended');
    case 'INVALID_ARGUMENT':
      return t('pair.wrongName');
    default:
      return failureText(error, language);
  }
}
