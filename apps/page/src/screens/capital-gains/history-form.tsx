import { Failure, useLanguage } from '@bursar/views/html-views';
import { useState } from 'preact/hooks';

import { DropZone } from '../drop-zone';
import { textOf } from './history-file';

const EXAMPLE = `2023-05-02 BUY VOD 100 @ 1.20 GBP FEES 5
2023-06-20 SELL VOD 40 @ 1.50 GBP
2023-07-01 BUY VOD 25 @ 1.35 GBP`;

interface HistoryFormProps {
  /** The current text. */
  readonly history: string;
  readonly isCalculating: boolean;
  readonly failure: string | undefined;
  readonly onHistory: (history: string) => void;
  readonly onCalculate: (history: string) => void;
}

/** Takes the transactions as text or as a file; a file is calculated at once. */
export function HistoryForm({ history, isCalculating, failure, onHistory, onCalculate }: HistoryFormProps) {
  const { t } = useLanguage();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const read = async (file: File) => {
    setIsUnreadable(false);
    try {
      const text = textOf(await file.arrayBuffer());
      onHistory(text);
      onCalculate(text);
    } catch {
      setIsUnreadable(true);
    }
  };
  return (
    <main class="view">
      <h1>{t('gains.title')}</h1>
      <p class="quiet lead">{t('gains.lead')}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (history.trim() !== '') onCalculate(history);
        }}
      >
        <DropZone
          accept=".cgt,.json,.txt"
          label={t('gains.drop')}
          or={t('gains.or')}
          choose={t('gains.choose')}
          onFile={read}
        >
          {isUnreadable && (
            <p class="field-wrong" role="alert">
              {t('gains.unreadable')}
            </p>
          )}
        </DropZone>
        <label class="field">
          <span class="field-name">{t('gains.paste')}</span>
          <textarea
            class="input history"
            rows={10}
            spellcheck={false}
            placeholder={EXAMPLE}
            value={history}
            onInput={({ currentTarget }) => onHistory(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button primary" disabled={isCalculating || history.trim() === ''}>
          {t(isCalculating ? 'gains.calculating' : 'gains.calculate')}
        </button>
      </form>
      {failure !== undefined && <Failure title={t('gains.notCalculated')} text={failure} />}
    </main>
  );
}
