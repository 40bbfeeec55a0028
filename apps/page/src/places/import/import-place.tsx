import { Failure, useLoaded } from '@bursar/views/pictures';
import { useState } from 'preact/hooks';

import { DropZone } from '../drop-zone';
import type { Place, PlaceProps } from '../place';
import { AccountFields, AccountIdField, accountInput, NEW_ACCOUNT, type AccountChoice } from './account-fields';
import { Decision } from './decision';
import { Findings } from './findings';
import type { AccountList } from './import-result';
import { LOCALE } from './locale';
import { AS_USUAL, ReadingFields } from './reading-fields';
import { LIMIT_BYTES, readStatement, type StatementFile } from './statement-file';
import { Stored } from './stored';
import { UnderWay } from './under-way';
import { TOOL, useImport } from './use-import';
import { IMPORT_WORDS as WORDS } from './words';

/** The tool names the argument that a statement came in, which nobody here has typed. */
const ARGUMENT = /^content_base64: /;

/** Each statement begins from nothing: what was chosen for the one before it says nothing of it. */
function Imports(props: PlaceProps) {
  const [round, setRound] = useState(0);
  return <Import key={round} {...props} onAnother={() => setRound(round + 1)} />;
}

/** A statement comes in by two steps: it is analyzed, and stored when somebody has seen what it holds. */
function Import({ callTool, callWithSteps, offered, onAnother }: PlaceProps & { readonly onAnother: () => void }) {
  const accounts = useLoaded<AccountList>(callTool, 'finance_accounts_list', {});
  const { stage, analysis, run, reset } = useImport(callWithSteps);
  const [file, setFile] = useState<StatementFile>();
  const [wrongFile, setWrongFile] = useState<string>();
  const [chosen, setChosen] = useState<AccountChoice>();
  const [reading, setReading] = useState(AS_USUAL);

  const known = accounts.result?.items ?? [];
  const account = chosen ?? { ...NEW_ACCOUNT, known: known[0]?.id ?? '' };
  const target = accountInput(account);
  const input = file && target && { ...target, ...reading, content_base64: file.base64 };
  const isRunning = stage.name === 'running';
  const take = async (dropped: File) => {
    reset();
    setFile(undefined);
    setWrongFile(undefined);
    if (dropped.size > LIMIT_BYTES) return setWrongFile(WORDS.tooLarge);
    return readStatement(dropped).then(setFile, () => setWrongFile(WORDS.unreadable));
  };
  /** What an analysis found holds for what it was asked. */
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      reset();
      set(value);
    };

  if (stage.name === 'stored') return <Stored result={stage.result} onAnother={onAnother} />;
  return (
    <main class="view" lang={LOCALE}>
      <h1>{WORDS.title}</h1>
      <p class="quiet lead">{WORDS.lead}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (input !== undefined) void run('analyze', input);
        }}
      >
        <DropZone
          accept=".csv,.ofx,.qfx,.txt"
          label={file?.name ?? WORDS.drop}
          or={file === undefined ? WORDS.or : undefined}
          choose={file === undefined ? WORDS.choose : WORDS.chooseOther}
          onFile={take}
        >
          {wrongFile !== undefined && (
            <p class="field-wrong" role="alert">
              {wrongFile}
            </p>
          )}
        </DropZone>
        {file !== undefined && (accounts.result ?? accounts.failure) !== undefined && (
          <>
            <AccountFields accounts={known} choice={account} onChoice={changing(setChosen)} />
            <ReadingFields reading={reading} onReading={changing(setReading)}>
              {account.known === '' && <AccountIdField choice={account} onChoice={changing(setChosen)} />}
            </ReadingFields>
            {analysis === undefined && (
              <button type="submit" class="button primary" disabled={input === undefined || isRunning}>
                {WORDS.analyze}
              </button>
            )}
          </>
        )}
      </form>
      {stage.name === 'failed' && (
        <Failure
          title={stage.mode === 'commit' ? `${WORDS.failed} ${WORDS.nothingStored}` : WORDS.failed}
          text={stage.failure.replace(ARGUMENT, '')}
          retry={{ label: WORDS.tryAgain, act: stage.again }}
        />
      )}
      {analysis !== undefined && !isRunning && (
        <Decision
          analysis={analysis}
          replaces={reading.on_modified === 'replace'}
          isReadOnly={offered(TOOL)?.annotations?.readOnlyHint === true}
          onCommit={(skipsInvalid) => input && void run('commit', { ...input, skip_invalid: skipsInvalid })}
          onDiscard={onAnother}
        />
      )}
      {isRunning && (
        <UnderWay
          mode={stage.mode}
          step={stage.step}
          known={analysis && { read: analysis.rows_total, stored: analysis.new_count }}
        />
      )}
      {analysis !== undefined && <Findings result={analysis} />}
    </main>
  );
}

export const importPlace: Place = { id: 'import', label: 'Import', needs: TOOL, Content: Imports };
