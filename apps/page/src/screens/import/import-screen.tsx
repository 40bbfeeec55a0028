import { Failure, useToolResult } from '@bursar/views/html-views';
import { useState } from 'preact/hooks';

import { DropZone } from '../drop-zone';
import type { Screen, ScreenProps } from '../screen';
import { AccountFields, AccountIdField, accountInput, NEW_ACCOUNT, type AccountChoice } from './account-fields';
import { Analysis } from './analysis';
import { CommitActions } from './commit-actions';
import { ImportComplete } from './import-complete';
import { ImportProgress } from './import-progress';
import { LOCALE } from './locale';
import { IMPORT_MESSAGES as MESSAGES } from './messages';
import { DEFAULT_PARSE_OPTIONS, ParseOptionFields } from './parse-option-fields';
import { MAX_BYTES, readStatement, type StatementFile } from './statement-file';
import { TOOL, useImport } from './use-import';

/** Errors name the argument that holds the statement, which means nothing to users of the page. */
const ARGUMENT_PREFIX = /^content_base64: /;

/** Each statement starts with an empty form. */
function ImportScreen(props: ScreenProps) {
  const [count, setCount] = useState(0);
  return <ImportForm key={count} {...props} onAnother={() => setCount(count + 1)} />;
}

/** Imports a statement in two steps: it is analyzed first, and stored once the user has seen the analysis. */
function ImportForm({
  callTool,
  callWithProgress,
  findTool,
  onAnother,
}: ScreenProps & { readonly onAnother: () => void }) {
  const accounts = useToolResult(callTool, 'finance_accounts_list', {});
  const { state, analysis, run, reset } = useImport(callWithProgress);
  const [file, setFile] = useState<StatementFile>();
  const [fileError, setFileError] = useState<string>();
  const [chosen, setChosen] = useState<AccountChoice>();
  const [options, setOptions] = useState(DEFAULT_PARSE_OPTIONS);

  const existing = accounts.result?.items ?? [];
  const account = chosen ?? { ...NEW_ACCOUNT, existingId: existing[0]?.id ?? '' };
  const target = accountInput(account);
  const input = file && target && { ...target, ...options, content_base64: file.base64 };
  const isRunning = state.name === 'running';
  const read = async (dropped: File) => {
    reset();
    setFile(undefined);
    setFileError(undefined);
    if (dropped.size > MAX_BYTES) return setFileError(MESSAGES.tooLarge);
    return readStatement(dropped).then(setFile, () => setFileError(MESSAGES.unreadable));
  };
  /** Any change of the form discards the analysis. */
  const resetting =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      reset();
      set(value);
    };

  if (state.name === 'stored') return <ImportComplete result={state.result} onAnother={onAnother} />;
  return (
    <main class="view" lang={LOCALE}>
      <h1>{MESSAGES.title}</h1>
      <p class="quiet lead">{MESSAGES.lead}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (input !== undefined) void run('analyze', input);
        }}
      >
        <DropZone
          accept=".csv,.ofx,.qfx,.txt"
          label={file?.name ?? MESSAGES.drop}
          or={file === undefined ? MESSAGES.or : undefined}
          choose={file === undefined ? MESSAGES.choose : MESSAGES.chooseOther}
          onFile={read}
        >
          {fileError !== undefined && (
            <p class="field-wrong" role="alert">
              {fileError}
            </p>
          )}
        </DropZone>
        {file !== undefined && (accounts.result ?? accounts.failure) !== undefined && (
          <>
            <AccountFields accounts={existing} choice={account} onChoice={resetting(setChosen)} />
            <ParseOptionFields options={options} onOptions={resetting(setOptions)}>
              {account.existingId === '' && <AccountIdField choice={account} onChoice={resetting(setChosen)} />}
            </ParseOptionFields>
            {analysis === undefined && (
              <button type="submit" class="button primary" disabled={input === undefined || isRunning}>
                {MESSAGES.analyze}
              </button>
            )}
          </>
        )}
      </form>
      {state.name === 'failed' && (
        <Failure
          title={state.mode === 'commit' ? `${MESSAGES.failed} ${MESSAGES.nothingStored}` : MESSAGES.failed}
          text={state.failure.replace(ARGUMENT_PREFIX, '')}
          retry={{ label: MESSAGES.tryAgain, onClick: state.retry }}
        />
      )}
      {analysis !== undefined && !isRunning && (
        <CommitActions
          analysis={analysis}
          replaces={options.on_modified === 'replace'}
          isReadOnly={findTool(TOOL)?.annotations?.readOnlyHint === true}
          onCommit={(skipsInvalid) => input && void run('commit', { ...input, skip_invalid: skipsInvalid })}
          onDiscard={onAnother}
        />
      )}
      {isRunning && (
        <ImportProgress
          mode={state.mode}
          progress={state.progress}
          totals={analysis && { read: analysis.rows_total, stored: analysis.new_count }}
        />
      )}
      {analysis !== undefined && <Analysis result={analysis} />}
    </main>
  );
}

export const importScreen: Screen = { id: 'import', label: 'Import', requiredTool: TOOL, Content: ImportScreen };
