import { UserText } from '@bursar/views/html-views';
import { useEffect, useState } from 'preact/hooks';

import { ChangeFailure } from '../../changes/call-change';
import type { Saved } from '../../changes/changes';
import type { Values } from '../../forms/fields';
import { Form, type Attempt } from '../../forms/form';
import { ledgerChanges, type LedgerContext, type ShownChange, type Which } from './ledger-changes';
import { categoryField, useCategoryNames } from './category-field';

interface BulkFormProps {
  /** What is changed: of filters all that they find, on all pages. */
  readonly which: Which;
  readonly label: string;
  readonly context: LedgerContext;
  readonly onClose: () => void;
  /** Each gets the category that is suggested for it, in place of one for all. */
  readonly usesSuggestions?: boolean;
}

/** Gives everything that is found a category. The first press says how many and which would change, the second stores them. */
export function BulkForm({ which, label, context, onClose, usesSuggestions = false }: BulkFormProps) {
  const { t } = context.language;
  const categories = useCategoryNames(context);
  const [shown, setShown] = useState<ShownChange>();
  const whichKey = JSON.stringify(which);
  // What was shown is only true of what it was shown for.
  useEffect(() => setShown(undefined), [whichKey]);
  const preview = shown?.preview;
  const changes = ledgerChanges(context);
  const save = async (values: Values, attempt: Attempt): Promise<Saved | undefined> => {
    const set = usesSuggestions ? { suggested: true } : { category: values['category'] };
    if (shown !== undefined && shown.preview.changed_count > 0) {
      return changes.store(which, set, attempt, shown).catch((error: unknown) => {
        // The next press shows what it would change now.
        if (error instanceof ChangeFailure && error.refusal?.code === 'COUNT_CHANGED') setShown(undefined);
        throw error;
      });
    }
    setShown(await changes.preview(which, set));
    return undefined;
  };
  const count = preview?.changed_count ?? 0;
  return (
    <Form
      label={label}
      fields={
        usesSuggestions ? [] : [{ ...categoryField('category', t('ledger.category'), categories), isOptional: false }]
      }
      initial={{}}
      save={count > 0 ? t('ledger.saveChanges', { count }) : t('ledger.showChanges')}
      onSave={save}
      onType={() => setShown(undefined)}
      onClose={onClose}
    >
      <div role="status">
        {preview !== undefined && (
          <>
            <p>{count === 0 ? t('ledger.nothingChanged') : t('ledger.wouldChange', { count })}</p>
            <ul class="preview">
              {preview.diff.slice(0, SHOWN).map(({ id, description, after }) => (
                <li key={id}>
                  <UserText text={description} />
                  {' → '}
                  <UserText text={after.category ?? ''} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Form>
  );
}

/** Of the changes; how many there are in all is said above them. */
const SHOWN = 5;
