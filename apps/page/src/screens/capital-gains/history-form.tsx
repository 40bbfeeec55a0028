import { Failure } from '@bursar/views/html-views';
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
      <h1>Capital gains</h1>
      <p class="quiet lead">
        UK capital gains on shares from your whole transaction history. It is calculated and not stored; what you paste
        is gone when you close the page.
      </p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (history.trim() !== '') onCalculate(history);
        }}
      >
        <DropZone accept=".cgt,.json,.txt" label="Drop a .cgt file here" or="or" choose="Choose a file" onFile={read}>
          {isUnreadable && (
            <p class="field-wrong" role="alert">
              This file cannot be read.
            </p>
          )}
        </DropZone>
        <label class="field">
          <span class="field-name">Or paste the transactions, one a line</span>
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
          {isCalculating ? 'Calculating…' : 'Calculate'}
        </button>
      </form>
      {failure !== undefined && <Failure title="These transactions cannot be calculated." text={failure} />}
    </main>
  );
}
