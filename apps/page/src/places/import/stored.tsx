import { useEffect, useRef } from 'preact/hooks';

import type { ImportResult } from './import-result';
import { count, LOCALE } from './locale';
import { IMPORT_WORDS as WORDS } from './words';

/** What was stored, and how to take it back. */
export function Stored({ result, onAnother }: { readonly result: ImportResult; readonly onAnother: () => void }) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const { imported_count: imported, replaced_count: replaced, import_id: id } = result;
  return (
    <main class="view" lang={LOCALE}>
      <h1 ref={head} tabIndex={-1}>
        {imported === 1 ? WORDS.doneOne : WORDS.done(count(imported))}
      </h1>
      {replaced > 0 && <p class="quiet lead">{WORDS.replaced(count(replaced))}</p>}
      {id !== null && (
        <p class="lead">
          <span class="quiet">{WORDS.undo}</span>
          <code class="command">bursar import undo {id}</code>
        </p>
      )}
      <p class="actions">
        <a class="button primary" href="#/ledger">
          {WORDS.toLedger}
        </a>
        <button type="button" class="button" onClick={onAnother}>
          {WORDS.another}
        </button>
      </p>
    </main>
  );
}
