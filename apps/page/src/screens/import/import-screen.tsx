import { useLanguage, useToolResult } from '@bursar/views/html-views';
import { useRef, useState } from 'preact/hooks';

import { DropZone } from '../drop-zone';
import type { Screen, ScreenProps } from '../screen';
import { FileImport } from './file-import';
import { ImportHistory } from './import-history';
import type { Account } from './import-results';
import { MAX_BYTES, readStatement, type StatementFile } from './statement-file';
import { TOOL } from './use-import';

/** A file that the user gave, under a number of its own: one name may come twice. */
interface GivenFile extends StatementFile {
  readonly number: number;
}

let lastNumber = 0;

/** Imports statements in two steps: each file is analyzed first, and stored once the user has seen the analysis. */
function ImportScreen(props: ScreenProps) {
  const { callTool, callWithProgress, findTool, document: post } = props;
  const { t } = useLanguage();
  const [files, setFiles] = useState<readonly GivenFile[]>([]);
  const [fileErrors, setFileErrors] = useState<readonly string[]>([]);
  const [version, setVersion] = useState(0);
  const accounts = useToolResult(callTool, 'finance_accounts_list', {});
  // While the list loads again, the one before is shown.
  const known = useRef<readonly Account[]>([]);
  if (accounts.result !== undefined) known.current = accounts.result.items;
  const refuse = (file: File, reason: string) =>
    setFileErrors((errors) => [...errors, t('import.fileError', { file: file.name, reason })]);
  const take = (file: File) => {
    setFileErrors([]);
    if (file.size > MAX_BYTES) return refuse(file, t('import.tooLarge', { command: 'bursar import' }));
    const number = (lastNumber += 1);
    void readStatement(file).then(
      (read) => setFiles((given) => [...given, { ...read, number }]),
      () => refuse(file, t('import.unreadable')),
    );
  };
  const changed = () => {
    setVersion((before) => before + 1);
    accounts.retry();
  };
  return (
    <main class="view">
      <h1>{t('import.title')}</h1>
      <p class="quiet lead">{t('import.lead')}</p>
      <DropZone
        accept=".csv,.tsv,.txt,.ofx,.qfx,.qbo,.qif,.xml,.sta,.mt940,.xlsx,.xls,.zip"
        label={t('import.drop')}
        or={t('import.or')}
        choose={t('import.choose')}
        multiple
        onFile={take}
      >
        {fileErrors.map((error) => (
          <p class="field-wrong" role="alert" key={error}>
            {error}
          </p>
        ))}
      </DropZone>
      {files.map((file) => (
        <FileImport
          key={file.number}
          file={file}
          accounts={known.current}
          callWithProgress={callWithProgress}
          findTool={findTool}
          onStored={changed}
          onDiscard={() => setFiles((given) => given.filter(({ number }) => number !== file.number))}
        />
      ))}
      <ImportHistory
        names={new Map(known.current.map(({ id, name }) => [id, name]))}
        document={post}
        isReadOnly={findTool(TOOL)?.annotations?.readOnlyHint === true}
        version={version}
        onUndone={changed}
      />
    </main>
  );
}

export const importScreen: Screen = { id: 'import', label: 'page.import', requiredTool: TOOL, Content: ImportScreen };
