import { Phrase, useLanguage, UserText } from '@bursar/views/html-views';
import type { Key } from '@bursar/views/language';
import { createContext, type ComponentChildren } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';

import { SampleOffer } from './sample-offer';

/** A change that the server has stored. */
export interface Saved {
  /** What was stored, in a sentence. */
  readonly text: ComponentChildren;
  /** Restores what was before; left out where nothing can. */
  readonly undo?: () => Promise<unknown>;
  /** What is shown once that is done, where there is more to say than that it is undone. */
  readonly undone?: Saved;
}

/** A sentence about an entry, whose name people wrote: `{what}` in the text. */
export function about(of: Key, what: string, values: Readonly<Record<string, string>> = {}): ComponentChildren {
  return <Phrase of={of} values={{ ...values, what: <UserText text={what} /> }} />;
}

interface Changes {
  /** Counts what was stored and taken back. */
  readonly version: number;
  /** Reports what was stored, so that what is shown loads again and the change can be taken back. */
  readonly report: (saved: Saved) => void;
}

const ChangesContext = createContext<Changes>({ version: 0, report: () => undefined });

export function useChanges(): Changes {
  return useContext(ChangesContext);
}

interface Notice extends Saved {
  readonly number: number;
}

interface ChangesProviderProps {
  /** Whether the place itself says that the household is made up. */
  readonly hasSampleBanner?: boolean;
  readonly children: ComponentChildren;
}

/** A place whose entries can be changed. The last change stays in sight, with a way back, until the next one or until it is closed. */
export function ChangesProvider({ hasSampleBanner = false, children }: ChangesProviderProps) {
  const [version, setVersion] = useState(0);
  const [notice, setNotice] = useState<Notice>();
  // Two changes may be under way at once, each with the `report` of the time at which it was pressed.
  const last = useRef(0);
  const report = useCallback((saved: Saved) => {
    last.current += 1;
    setNotice({ ...saved, number: last.current });
    setVersion(last.current);
  }, []);
  const changes = useMemo<Changes>(() => ({ version, report }), [version, report]);
  return (
    <ChangesContext.Provider value={changes}>
      {children}
      <div class="notices" role="status">
        {notice !== undefined && (
          <SavedNotice key={notice.number} saved={notice} onClose={() => setNotice(undefined)} report={report} />
        )}
        {version > 0 && !hasSampleBanner && (
          <SampleOffer
            onRemoved={() => {
              last.current += 1;
              setVersion(last.current);
            }}
          />
        )}
      </div>
    </ChangesContext.Provider>
  );
}

interface SavedNoticeProps {
  readonly saved: Saved;
  readonly onClose: () => void;
  readonly report: Changes['report'];
}

type Undoing = { readonly state: 'idle' | 'busy' } | { readonly state: 'failed'; readonly failure: string };

function SavedNotice({ saved: { text, undo, undone }, onClose, report }: SavedNoticeProps) {
  const { t } = useLanguage();
  const [undoing, setUndoing] = useState<Undoing>({ state: 'idle' });
  const isBusy = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed may be gone from the page, such as the row that was removed.
    if (document.activeElement === null || document.activeElement === document.body) box.current?.focus();
  }, []);
  const takeBack = async () => {
    if (undo === undefined || isBusy.current) return;
    isBusy.current = true;
    setUndoing({ state: 'busy' });
    try {
      await undo();
      report(undone ?? { text: t('change.undone') });
    } catch (error) {
      setUndoing({ state: 'failed', failure: (error as Error).message });
    } finally {
      isBusy.current = false;
    }
  };
  return (
    <div ref={box} class="notice-box" data-saved tabIndex={-1}>
      <p>
        {text}
        {undoing.state === 'failed' && (
          <span class="field-wrong"> {t('change.undoFailed', { why: undoing.failure })}</span>
        )}
      </p>
      <p class="actions">
        {undo !== undefined && (
          <button
            type="button"
            class="button"
            data-action={undoing.state === 'failed' ? 'try-again' : 'undo'}
            disabled={undoing.state === 'busy'}
            onClick={() => void takeBack()}
          >
            {undoing.state === 'busy' && t('change.undoing')}
            {undoing.state === 'idle' && t('change.undo')}
            {undoing.state === 'failed' && t('common.tryAgain')}
          </button>
        )}
        <button type="button" class="button" data-action="close" onClick={onClose}>
          {t('change.close')}
        </button>
      </p>
    </div>
  );
}
