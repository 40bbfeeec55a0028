import { useState } from 'preact/hooks';

import type { ImportResult } from './import-result';
import { count } from './locale';
import { IMPORT_WORDS as WORDS } from './words';

interface DecisionProps {
  readonly analysis: ImportResult;
  /** Whether entries that the bank changed are to take the place of those before. */
  readonly replaces: boolean;
  readonly isReadOnly: boolean;
  readonly onCommit: (skipsInvalid: boolean) => void;
  readonly onDiscard: () => void;
}

/** Whether what was found is to be stored. */
export function Decision({ analysis, replaces, isReadOnly, onCommit, onDiscard }: DecisionProps) {
  const [skipsInvalid, setSkipsInvalid] = useState(false);
  const rows = analysis.new_count + (replaces ? analysis.modified_count : 0);
  const isHeldUp = analysis.invalid_count > 0 && !skipsInvalid;
  if (isReadOnly) return <p class="notice">{WORDS.readOnly}</p>;
  if (rows === 0) {
    return (
      <>
        <p class="notice">{WORDS.nothingNew}</p>
        <p class="actions">
          <button type="button" class="button" onClick={onDiscard}>
            {WORDS.another}
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
          {WORDS.skipInvalid}
        </label>
      )}
      <p class="actions">
        <button type="button" class="button primary" disabled={isHeldUp} onClick={() => onCommit(skipsInvalid)}>
          {rows === 1 ? WORDS.commitOne : WORDS.commit(count(rows))}
        </button>
        <button type="button" class="button" onClick={onDiscard}>
          {WORDS.discard}
        </button>
      </p>
    </>
  );
}
