import { useLanguage } from '@bursar/views/html-views';
import { useEffect, useRef } from 'preact/hooks';

import { SampleOffer } from '../../changes/sample-offer';
import type { ImportResult } from './import-results';

interface ImportCompleteProps {
  readonly result: ImportResult;
  readonly onSampleRemoved: () => void;
}

/** What was stored of a file. */
export function ImportComplete({ result, onSampleRemoved }: ImportCompleteProps) {
  const { t } = useLanguage();
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus(), []);
  const { imported_count: imported, replaced_count: replaced } = result;
  return (
    <>
      <p ref={head} tabIndex={-1} class="strong" role="status">
        {t('import.done', { count: imported })}
      </p>
      {replaced > 0 && <p class="quiet">{t('import.replaced', { count: replaced })}</p>}
      <p class="actions">
        <a class="button primary" href="#/ledger">
          {t('import.toLedger')}
        </a>
      </p>
      <SampleOffer onRemoved={onSampleRemoved} />
    </>
  );
}
