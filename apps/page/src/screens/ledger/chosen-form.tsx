import { useLanguage } from '@bursar/views/html-views';
import { useEffect } from 'preact/hooks';

import { BulkForm } from './bulk-form';
import type { LedgerContext } from './ledger-changes';

interface ChosenFormProps {
  /** Undefined before any can be chosen. */
  readonly chosen: ReadonlySet<string> | undefined;
  /** Called with an empty set when transactions can be chosen, and with `undefined` when no longer. */
  readonly onChosen: (chosen: ReadonlySet<string> | undefined) => void;
  readonly context: LedgerContext;
  readonly onClose: () => void;
}

/** Gives the transactions that are chosen in the list a category. */
export function ChosenForm({ chosen, onChosen, context, onClose }: ChosenFormProps) {
  const { t } = useLanguage();
  useEffect(() => {
    onChosen(new Set());
    return () => onChosen(undefined);
  }, []);
  const ids = [...(chosen ?? [])];
  return (
    <>
      <p class="quiet" role="status">
        {ids.length === 0 ? t('ledger.chooseLead') : t('ledger.chosen', { count: ids.length })}
      </p>
      {ids.length > 0 && <BulkForm key="chosen" label={t('ledger.choose')} which={{ ids }} {...{ context, onClose }} />}
    </>
  );
}
