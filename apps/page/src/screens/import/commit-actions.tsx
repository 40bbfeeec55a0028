import { useState } from 'preact/hooks';

import type { ImportResult } from './import-results';
import { formatCount } from './locale';
import { IMPORT_MESSAGES as MESSAGES } from './messages';

interface CommitActionsProps {
  readonly analysis: ImportResult;
  /** Whether modified rows replace the stored ones. */
  readonly replaces: boolean;
  readonly isReadOnly: boolean;
  readonly onCommit: (skipsInvalid: boolean) => void;
  readonly onDiscard: () => void;
}

/** Buttons to store the analyzed statement or to discard it. */
export function CommitActions({ analysis, replaces, isReadOnly, onCommit, onDiscard }: CommitActionsProps) {
  const [skipsInvalid, setSkipsInvalid] = useState(false);
  const rows = analysis.new_count + (replaces ? analysis.modified_count : 0);
  const isBlocked = analysis.invalid_count > 0 && !skipsInvalid;
  if (isReadOnly) return <p class="notice">{MESSAGES.readOnly}</p>;
  if (rows === 0) {
    return (
      <>
        <p class="notice">{MESSAGES.nothingNew}</p>
        <p class="actions">
          <button type="button" class="button" onClick={onDiscard}>
            {MESSAGES.another}
          </button>
        </p>
      </>
    );
  }
  return (
    <>
      {analysis.invalid_count > 0 && (
        <label class="check">
          <input
            type="checkbox"
            checked={skipsInvalid}
            onChange={({ currentTarget }) => setSkipsInvalid(currentTarget.checked)}
          />
          {MESSAGES.skipInvalid}
        </label>
      )}
      <p class="actions">
        <button type="button" class="button primary" disabled={isBlocked} onClick={() => onCommit(skipsInvalid)}>
          {rows === 1 ? MESSAGES.commitOne : MESSAGES.commit(formatCount(rows))}
        </button>
        <button type="button" class="button" onClick={onDiscard}>
          {MESSAGES.discard}
        </button>
      </p>
    </>
  );
}
