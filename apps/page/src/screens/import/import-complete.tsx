import { useEffect, useRef } from 'preact/hooks';

import type { ImportResult } from './import-results';
import { formatCount, LOCALE } from './locale';
import { IMPORT_MESSAGES as MESSAGES } from './messages';

/** What was stored, and how to undo it. */
export function ImportComplete({
  result,
  onAnother,
}: {
  readonly result: ImportResult;
  readonly onAnother: () => void;
}) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const { imported_count: imported, replaced_count: replaced, import_id: id } = result;
  return (
    <main class="view" lang={LOCALE}>
      <h1 ref={head} tabIndex={-1}>
        {imported === 1 ? MESSAGES.doneOne : MESSAGES.done(formatCount(imported))}
      </h1>
      {replaced > 0 && <p class="quiet lead">{MESSAGES.replaced(formatCount(replaced))}</p>}
      {id !== null && (
        <p class="lead">
          <span class="quiet">{MESSAGES.undo}</span>
          <code class="command">bursar import undo {id}</code>
        </p>
      )}
      <p class="actions">
        <a class="button primary" href="#/ledger">
          {MESSAGES.toLedger}
        </a>
        <button type="button" class="button" onClick={onAnother}>
          {MESSAGES.another}
        </button>
      </p>
    </main>
  );
}
