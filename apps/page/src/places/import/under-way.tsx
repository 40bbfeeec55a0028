import type { Step } from '../../mcp/server';
import { count } from './locale';
import { IMPORT_WORDS as WORDS } from './words';

interface UnderWayProps {
  readonly mode: 'analyze' | 'commit';
  readonly step: Step | undefined;
  /** Rows of the statement and rows to store, once an analysis has told them. */
  readonly known: { readonly read: number; readonly stored: number } | undefined;
}

/** How far an import is: rows are read first, and stored after that. */
export function UnderWay({ mode, step, known }: UnderWayProps) {
  const done = step?.progress ?? 0;
  const isStoring = known !== undefined && done > known.read;
  const told = isStoring ? WORDS.rowsStored(count(done - known.read)) : WORDS.rowsRead(count(done));
  const title = mode === 'analyze' ? WORDS.analyzing : WORDS.committing;
  return (
    <section class="under-way" aria-live="polite">
      <p class="strong">{title}…</p>
      {known === undefined ? (
        <progress aria-label={title} />
      ) : (
        <progress aria-label={title} max={known.read + known.stored} value={done} />
      )}
      <p class="quiet">{done > 0 ? told : '\u00a0'}</p>
    </section>
  );
}
