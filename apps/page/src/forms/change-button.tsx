import { useLanguage } from '@bursar/views/html-views';
import { useRef, useState } from 'preact/hooks';

import { ChangeFailure } from '../changes/call-change';
import { useChanges, type Saved } from '../changes/changes';
import type { Attempt } from './form';

interface ChangeButtonProps {
  readonly label: string;
  /** The words on the button that asks again, where the change cannot be taken back. */
  readonly confirm?: string;
  readonly action: string;
  readonly isPrimary?: boolean;
  /** Throws ChangeFailure. */
  readonly onPress: (attempt: Attempt) => Promise<Saved>;
  readonly onDone?: () => void;
}

/** A button that makes one change. It waits for the answer, and says why where it is refused. */
export function ChangeButton({ label, confirm, action, isPrimary = false, onPress, onDone }: ChangeButtonProps) {
  const { t } = useLanguage();
  const { report } = useChanges();
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isBusy = useRef(false);
  const attempt = useRef<Attempt>({ key: crypto.randomUUID(), isRepeat: false });
  const press = async ({ detail: clicks }: MouseEvent) => {
    if (confirm !== undefined && !isAsked) return setAsked(true);
    // The second click of a double click answers a question that nobody has read.
    if (isBusy.current || (confirm !== undefined && clicks > 1)) return undefined;
    isBusy.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      const saved = await onPress(attempt.current);
      attempt.current = { key: crypto.randomUUID(), isRepeat: false };
      onDone?.();
      report(saved);
    } catch (error) {
      const isUnknown = attempt.current.isRepeat || (error instanceof ChangeFailure && error.isUnknown);
      attempt.current = { ...attempt.current, isRepeat: isUnknown };
      setFailure(error instanceof ChangeFailure ? error.message : t('refusal.internal'));
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
    return undefined;
  };
  const words = failure !== undefined ? t('common.tryAgain') : isAsked && confirm !== undefined ? confirm : label;
  return (
    <>
      <button
        type="button"
        class={isPrimary ? 'button primary' : 'button'}
        data-action={failure !== undefined ? 'try-again' : isAsked ? 'confirm' : action}
        disabled={isSaving}
        onClick={(event) => void press(event)}
      >
        {isSaving ? t('form.saving') : words}
      </button>
      {failure !== undefined && (
        <span class="field-wrong" role="alert">
          {failure}
        </span>
      )}
    </>
  );
}
