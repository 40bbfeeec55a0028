import {
  EntryActionsProvider,
  useLanguage,
  type CallTool,
  type EntryActions,
  type ToolInput,
} from '@bursar/views/html-views';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';

import { useChanges } from '../../changes/changes';
import { Openers } from '../../forms/openers';
import { hashOf } from '../../shell/route';
import { EmptyPlace } from '../empty-place';
import { BulkForm } from './bulk-form';
import { ChangesList } from './changes-list';
import { ChosenForm } from './chosen-form';
import type { LedgerContext } from './ledger-changes';
import { takesLinks } from './link-changes';
import { LinkProposals } from './link-proposals';
import { TransactionEditor } from './transaction-editor';

interface LedgerActionsProps {
  /** What the list is filtered by. */
  readonly filter: ToolInput;
  readonly callTool: CallTool;
  /** Whether the server offers a tool. */
  readonly has: (tool: string) => boolean;
  readonly children: ComponentChildren;
}

/** The ledger with its forms, where the server takes changes. */
export function LedgerActions({ filter, callTool, has, children }: LedgerActionsProps) {
  const { version } = useChanges();
  const language = useLanguage();
  const { t } = language;
  const context = useMemo<LedgerContext>(() => ({ language, callTool, has }), [language, callTool, has]);
  // What a form has shown is only true of the filters that it was shown for.
  const filterKey = JSON.stringify(filter);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const choice = useMemo(
    () =>
      chosen && {
        chosen,
        toggle: (id: string) => setChosen(new Set([...chosen, id].filter((one) => one !== id || !chosen.has(id)))),
      },
    [chosen],
  );
  // The same for all filters, so that another one alone draws no row again.
  const transaction = useMemo<NonNullable<EntryActions['transaction']>>(
    () => (one, onClose) => <TransactionEditor {...{ transaction: one, context, onClose }} />,
    [context],
  );
  const openers = [
    {
      id: 'choose',
      label: t('ledger.choose'),
      content: (onClose: () => void) => <ChosenForm {...{ chosen, onChosen: setChosen, context, onClose }} />,
    },
    ...(isFiltered
      ? [
          {
            id: 'categorise-all',
            label: t('ledger.categoriseAll'),
            content: (onClose: () => void) => (
              <BulkForm
                key={filterKey}
                label={t('ledger.categoriseAll')}
                which={{ filter }}
                {...{ context, onClose }}
              />
            ),
          },
        ]
      : []),
    {
      id: 'suggest-all',
      label: t('ledger.suggestAll'),
      content: (onClose: () => void) => (
        <BulkForm
          key={filterKey}
          {...{ context, onClose }}
          label={t('ledger.suggestAll')}
          which={{ filter: { ...filter, category_id: undefined, uncategorized: true } }}
          usesSuggestions
        />
      ),
    },
    ...(takesLinks(context)
      ? [{ id: 'links', label: t('links.title'), content: () => <LinkProposals given={{}} context={context} /> }]
      : []),
    { id: 'changes', label: t('ledger.changes'), content: () => <ChangesList context={context} /> },
  ];
  const mayChange = has('finance_transactions_update');
  const importStep = { label: t('home.step.import'), href: hashOf(['import']) };
  const actions: EntryActions = {
    choice,
    version,
    above: (_, isEmpty) =>
      isEmpty ? (
        <EmptyPlace place="ledger" text={t('ledger.empty')} step={importStep} />
      ) : (
        mayChange && <Openers label={t('ledger.actions')} openers={openers} />
      ),
    ...(mayChange && { transaction }),
  };
  return <EntryActionsProvider value={actions}>{children}</EntryActionsProvider>;
}
