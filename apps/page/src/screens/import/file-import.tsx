import { Failure, useLanguage, UserText, type ToolInput } from '@bursar/views/html-views';
import { useEffect, useId, useState } from 'preact/hooks';

import type { ScreenProps } from '../screen';
import { AccountQuestion } from './account-question';
import { Analysis } from './analysis';
import { withAnswer, type Answer } from './answers';
import { CommitActions } from './commit-actions';
import { ImportComplete } from './import-complete';
import { ImportProgress } from './import-progress';
import type { Account } from './import-results';
import { ParseOptionFields } from './parse-option-fields';
import { QuestionChoices } from './question-choices';
import { RowsTable } from './rows-table';
import type { StatementFile } from './statement-file';
import { TOOL, useImport } from './use-import';

interface FileImportProps extends Pick<ScreenProps, 'callWithProgress' | 'findTool'> {
  readonly file: StatementFile;
  readonly accounts: readonly Account[];
  readonly onStored: () => void;
  readonly onDiscard: () => void;
}

/** One file: it is analyzed at once, asks what it leaves open, and is stored once the user has seen what it holds. */
export function FileImport({ file, accounts, callWithProgress, findTool, onStored, onDiscard }: FileImportProps) {
  const { t } = useLanguage();
  const heading = useId();
  const { state, analysis, run } = useImport(callWithProgress);
  const [input, setInput] = useState<ToolInput>({ content_base64: file.base64 });
  useEffect(() => void run('analyze', input), [file]);
  useEffect(() => {
    if (state.name === 'stored') onStored();
  }, [state.name]);
  const change = (next: ToolInput) => {
    setInput(next);
    void run('analyze', next);
  };
  const answer = (given: Answer) => change(withAnswer(input, given));

  const isRunning = state.name === 'running';
  const questions = analysis?.questions ?? [];
  const currency = analysis?.accounts[0]?.currency ?? null;
  return (
    <section class="file-import" aria-labelledby={heading} aria-busy={isRunning}>
      <h2 id={heading} class="file-name">
        <UserText text={file.name} />
      </h2>
      {state.name === 'stored' ? (
        <ImportComplete result={state.result} onSampleRemoved={onStored} />
      ) : (
        <>
          {state.name === 'failed' && (
            <Failure
              title={t(state.mode === 'commit' ? 'import.nothingStored' : 'import.failed')}
              text={state.failure}
              retry={{ label: t('common.tryAgain'), onClick: state.retry }}
            />
          )}
          {isRunning && (
            <ImportProgress
              mode={state.mode}
              progress={state.progress}
              totals={
                state.mode === 'commit' && analysis
                  ? { read: analysis.rows_total, stored: analysis.new_count }
                  : undefined
              }
            />
          )}
          {analysis !== undefined && (
            <>
              {questions.some(({ about }) => about === 'account') && (
                <AccountQuestion result={analysis} accounts={accounts} onAnswer={answer} />
              )}
              {questions
                .filter(({ about }) => about !== 'account')
                .map((question) => (
                  <QuestionChoices key={question.about} question={question} currency={currency} onAnswer={answer} />
                ))}
              <Analysis result={analysis} />
              {!isRunning && (
                <CommitActions
                  analysis={analysis}
                  replaces={input['on_modified'] === 'replace'}
                  isReadOnly={findTool(TOOL)?.annotations?.readOnlyHint === true}
                  onCommit={(agreed) => void run('commit', { ...input, ...agreed })}
                  onDiscard={onDiscard}
                />
              )}
              {analysis.preview.length > 0 && <RowsTable result={analysis} onAnswer={answer} />}
              <ParseOptionFields input={input} onChange={(changes) => change({ ...input, ...changes })} />
            </>
          )}
          {state.name === 'failed' && (
            <p class="actions">
              <button type="button" class="button" onClick={onDiscard}>
                {t('import.discard')}
              </button>
            </p>
          )}
        </>
      )}
    </section>
  );
}
