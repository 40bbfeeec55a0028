import { AsyncSection, useToolResult, type ToolResults } from '@bursar/views/html-views';

import { useChanges } from '../../changes/changes';
import { ChangeButton } from '../../forms/change-button';
import { ledgerChanges, type LedgerContext } from './ledger-changes';

type Change = ToolResults['finance_changes_list']['items'][number];

const SHOWN = 20;

/** The last changes of the ledger, each with a button that takes it back. */
export function ChangesList({ context }: { readonly context: LedgerContext }) {
  const { version } = useChanges();
  const { t } = context.language;
  const changes = useToolResult(context.callTool, 'finance_changes_list', { limit: SHOWN }, undefined, version);
  return (
    <section class="entry-form" aria-label={t('ledger.changes')}>
      <AsyncSection state={changes}>
        {({ items }) => (
          <ul class="changes">
            {items.length === 0 && <li class="quiet">{t('ledger.noChanges')}</li>}
            {items.map((change) => (
              <ChangeRow key={change.change_id} change={change} context={context} />
            ))}
          </ul>
        )}
      </AsyncSection>
    </section>
  );
}

function ChangeRow({ change, context }: { readonly change: Change; readonly context: LedgerContext }) {
  const { t, day } = context.language;
  const { change_id: id, kind, at, row_count: count, undone_by: undoneBy } = change;
  const mayUndo = context.has('finance_changes_undo') && kind !== 'start' && kind !== 'undo' && undoneBy === null;
  return (
    <li class="change" data-change={id}>
      <span>
        {t(`ledger.change.${kind}`)}{' '}
        <span class="quiet">
          {day(at.slice(0, 10))} · {t('ledger.found', { count })}
        </span>
        {undoneBy !== null && <span class="quiet"> · {t('ledger.changeUndone')}</span>}
      </span>
      {mayUndo && (
        <ChangeButton
          label={t('change.undo')}
          confirm={t('ledger.undoSure')}
          action="undo-change"
          onPress={async () => {
            await ledgerChanges(context).undo(id)();
            return { text: t('change.undone') };
          }}
        />
      )}
    </li>
  );
}
