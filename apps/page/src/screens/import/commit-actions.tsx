import { useLanguage, type ToolInput } from '@bursar/views/html-views';
import { useState } from 'preact/hooks';

import type { ImportResult } from './import-results';

interface CommitActionsProps {
  readonly analysis: ImportResult;
  /** Whether modified rows replace the stored ones. */
  readonly replaces: boolean;
  readonly isReadOnly: boolean;
  /** With what the user agreed to. */
  readonly onCommit: (agreed: ToolInput) => void;
  readonly onDiscard: () => void;
}

/** Buttons to store the analyzed statement or to discard it. */
export function CommitActions({ analysis, replaces, isReadOnly, onCommit, onDiscard }: CommitActionsProps) {
  const { t } = useLanguage();
  const [skipsInvalid, setSkipsInvalid] = useState(false);
  const [acceptsUnproven, setAcceptsUnproven] = useState(false);
  const rows = analysis.new_count + (replaces ? analysis.modified_count : 0);
  const isContradicted = analysis.accounts.some(({ proof }) => proof.status === 'contradicted');
  const isOpen = analysis.questions.length > 0;
  const isBlocked = isOpen || (analysis.invalid_count > 0 && !skipsInvalid) || (isContradicted && !acceptsUnproven);
  const discard = (
    <button type="button" class="button" onClick={onDiscard}>
      {t('import.discard')}
    </button>
  );
  if (isReadOnly) return <p class="notice">{t('import.readOnly')}</p>;
  if (rows === 0 && !isOpen) {
    return (
      <>
        <p class="notice">{t('import.nothingNew')}</p>
        <p class="actions">{discard}</p>
      </>
    );
  }
  return (
    <>
      {analysis.invalid_count > 0 && (
        <Consent label={t('import.skipInvalid')} value={skipsInvalid} onChange={setSkipsInvalid} />
      )}
      {isContradicted && (
        <Consent label={t('import.acceptUnproven')} value={acceptsUnproven} onChange={setAcceptsUnproven} />
      )}
      {isOpen && <p class="quiet">{t('import.answerFirst')}</p>}
      <p class="actions">
        <button
          type="button"
          class="button primary"
          disabled={isBlocked}
          onClick={() => onCommit({ skip_invalid: skipsInvalid, accept_unproven: acceptsUnproven })}
        >
          {t('import.commit', { count: rows })}
        </button>
        {discard}
      </p>
    </>
  );
}

interface ConsentProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function Consent({ label, value, onChange }: ConsentProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={value} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      {label}
    </label>
  );
}
