import { Failure, failureText, useLanguage, UserText } from '@bursar/views/html-views';
import { useEffect, useState } from 'preact/hooks';

import type { ScreenProps } from '../screen';
import type { ImportResult } from './import-results';

/** An import as `POST /imports/list` lists it. */
interface PastImport {
  readonly import_id: string;
  readonly committed_at: string;
  readonly file: string | null;
  readonly account_ids: readonly string[];
  readonly imported_count: number;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly proof: NonNullable<ImportResult['proof']>['status'] | null;
}

interface ImportHistoryProps {
  readonly document: ScreenProps['document'];
  /** Of accounts, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  readonly isReadOnly: boolean;
  /** Changes when something was imported. */
  readonly version: number;
  readonly onUndone: () => void;
}

/** The imports that stand, newest first, each with a button that takes it back. */
export function ImportHistory({ document: post, names, isReadOnly, version, onUndone }: ImportHistoryProps) {
  const language = useLanguage();
  const { t } = language;
  const [items, setItems] = useState<readonly PastImport[]>();
  const [failure, setFailure] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const load = async () => {
    try {
      setItems((await answerOf<{ items: readonly PastImport[] }>(post('/imports/list', {}))).items);
      setFailure(undefined);
    } catch (error) {
      setFailure(failureText(error, language));
    }
  };
  useEffect(() => void load(), [version]);
  const undo = async (id: string) => {
    try {
      const { removed } = await answerOf<{ removed: number }>(post('/imports/undo', { import_id: id }));
      setNotice(t('import.undone', { count: removed }));
      onUndone();
      await load();
    } catch (error) {
      setFailure(failureText(error, language));
    }
  };
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('import.history')}</h2>
      {failure !== undefined && (
        <Failure
          title={t('import.historyFailed')}
          text={failure}
          retry={{ label: t('common.tryAgain'), onClick: () => void load() }}
        />
      )}
      <p class="quiet" role="status" data-empty={items?.length === 0 ? 'import' : undefined}>
        {notice ?? (items?.length === 0 ? t('import.historyEmpty') : '')}
      </p>
      <ul class="past-imports">
        {items?.map((item) => (
          <PastImportRow key={item.import_id} item={item} names={names} mayUndo={!isReadOnly} onUndo={undo} />
        ))}
      </ul>
    </section>
  );
}

async function answerOf<Answer>(response: Promise<Blob>): Promise<Answer> {
  return JSON.parse(await (await response).text()) as Answer;
}

interface PastImportRowProps extends Pick<ImportHistoryProps, 'names'> {
  readonly item: PastImport;
  readonly mayUndo: boolean;
  readonly onUndo: (id: string) => Promise<void>;
}

function PastImportRow({ item, names, mayUndo, onUndo }: PastImportRowProps) {
  const { t, day: writeDay, dayRange, list } = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const { import_id: id, file, committed_at: at, start_date: from, end_date: to, proof } = item;
  const day = writeDay(at.slice(0, 10));
  const accounts = list(item.account_ids.map((account) => names.get(account) ?? account));
  const name = file ?? accounts;
  return (
    <li class="past-import">
      <div>
        <p class="strong">
          <UserText text={name} />
        </p>
        <p class="quiet">
          {day} · {file !== null && <UserText text={accounts} />}
          {file !== null && ' · '}
          {t('import.importedRows', { count: item.imported_count })}
          {from !== null && to !== null && ` · ${dayRange(from, to)}`}
        </p>
        {proof !== null && <p class={`proof ${proof}`}>{t(`import.proof.${proof}`)}</p>}
      </div>
      {mayUndo && !isAsked && (
        <button
          type="button"
          class="button"
          aria-label={t('import.undoOf', { file: name, day })}
          onClick={() => setAsked(true)}
        >
          {t('import.undo')}
        </button>
      )}
      {mayUndo && isAsked && (
        <p class="actions">
          <button type="button" class="button primary" onClick={() => void onUndo(id)}>
            {t('import.undoSure')}
          </button>
          <button type="button" class="button" onClick={() => setAsked(false)}>
            {t('import.undoKeep')}
          </button>
        </p>
      )}
    </li>
  );
}
