import { Failure, failureText, useLanguage } from '@bursar/views/html-views';
import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import type { EntryContext } from './entry-context';
import { Proposal } from './proposal';
import { readEntry, type Reading } from './read-entry';

const MOST_CHARACTERS = 500;
const EXAMPLE_AMOUNT = 15.5;

interface EntryBoxProps {
  readonly context: EntryContext;
  /** Whether it is still to be said who uses this device. */
  readonly needsPerson: boolean;
  /** Called when an entry waits for that. */
  readonly onNeedPerson: () => void;
  readonly onSampleRemoved: (() => void) | undefined;
}

type State =
  | { readonly state: 'open' | 'waiting' | 'reading' }
  | { readonly state: 'failed'; readonly failure: string }
  | { readonly state: 'read'; readonly reading: Reading };

/** One line for an entry as one would say it. It shows what it understood; nothing is stored before that is saved. */
export function EntryBox({ context, needsPerson, onNeedPerson, onSampleRemoved }: EntryBoxProps) {
  const language = useLanguage();
  const { t, locale } = language;
  const [text, setText] = useState('');
  const [state, setState] = useState<State>({ state: 'open' });
  const input = useRef<HTMLInputElement>(null);
  const read = async () => {
    setState({ state: 'reading' });
    try {
      setState({ state: 'read', reading: await readEntry(context, text) });
    } catch (error) {
      setState({ state: 'failed', failure: failureText(error, language) });
    }
  };
  const onSubmit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '' || isBusy) return;
    if (!needsPerson) return void read();
    setState({ state: 'waiting' });
    onNeedPerson();
  };
  useEffect(() => {
    if (state.state === 'waiting' && !needsPerson) void read();
  }, [needsPerson]);
  const isRead = state.state === 'read';
  const isBusy = isRead || state.state === 'reading';
  const close = () => {
    setState({ state: 'open' });
    input.current?.focus();
  };
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(EXAMPLE_AMOUNT);
  return (
    <section class="entry-box" aria-label={t('entry.title')}>
      <form class="entry-line" data-entry noValidate aria-busy={state.state === 'reading'} onSubmit={onSubmit}>
        <label class="field">
          <span class="field-name">{t('entry.label')}</span>
          <input
            ref={input}
            class="input"
            name="entry"
            type="text"
            autocomplete="off"
            enterkeyhint="next"
            maxLength={MOST_CHARACTERS}
            readOnly={isBusy}
            aria-describedby="entry-example"
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button primary" data-action="read" disabled={isBusy}>
          {t('import.continue')}
        </button>
      </form>
      <p class="quiet small" id="entry-example">
        {t('entry.example', { amount })}
      </p>
      {state.state === 'failed' && (
        <div role="alert">
          <Failure title={t('entry.notRead')} text={state.failure} />
        </div>
      )}
      {isRead && (
        <Proposal
          {...{ context, reading: state.reading, onSampleRemoved }}
          onSaved={() => setText('')}
          onClose={close}
        />
      )}
    </section>
  );
}
