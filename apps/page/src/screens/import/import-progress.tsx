import { useLanguage } from '@bursar/views/html-views';

import type { Progress } from '../../mcp/mcp-client';

interface ImportProgressProps {
  readonly mode: 'analyze' | 'commit';
  readonly progress: Progress | undefined;
  /** The number of rows to read and to store, once an analysis has counted them. */
  readonly totals: { readonly read: number; readonly stored: number } | undefined;
}

/** The progress of an import: rows are read first, then stored. */
export function ImportProgress({ mode, progress, totals }: ImportProgressProps) {
  const { t } = useLanguage();
  const done = progress?.progress ?? 0;
  const isStoring = totals !== undefined && done > totals.read;
  const text = isStoring
    ? t('import.rowsStored', { count: done - totals.read })
    : t('import.rowsRead', { count: done });
  const title = t(mode === 'analyze' ? 'import.analyzing' : 'import.committing');
  return (
    <section class="import-progress" aria-live="polite">
      <p class="strong">{title}</p>
      {totals === undefined ? (
        <progress aria-label={title} />
      ) : (
        <progress aria-label={title} max={totals.read + totals.stored} value={done} />
      )}
      <p class="quiet">{done > 0 ? text : '\u00a0'}</p>
    </section>
  );
}
