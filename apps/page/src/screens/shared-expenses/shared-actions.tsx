import {
  EntryActionsProvider,
  useLanguage,
  useToolResult,
  type CallTool,
  type EntryActions,
} from '@bursar/views/html-views';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';

import { useChanges } from '../../changes/changes';
import { useLedgerCurrencies } from '../../shell/ledger-currencies';
import { Openers } from '../../forms/openers';
import { AsPerson, type Person } from '../as-person';
import { AddPurchase, MovementEditor } from './movement-forms';
import { AddRecurrence, RecurrenceEditor } from './recurrence-forms';
import { Settlements, SettleUp } from './settling';
import type { SharedContext } from './shared-changes';

interface SharedActionsProps {
  readonly callTool: CallTool;
  /** Whether the server offers a tool. */
  readonly has: (tool: string) => boolean;
  readonly children: ComponentChildren;
}

/** A month of two with its forms: what the server offers decides which. */
export function SharedActions({ callTool, has, children }: SharedActionsProps) {
  const { version } = useChanges();
  const language = useLanguage();
  const { shared: currency } = useLedgerCurrencies();
  const participants = useToolResult(callTool, 'list_participants', {});
  const people = useMemo<readonly Person[]>(
    () => participants.result?.participants.map(({ id, display_name: name }) => ({ id, name })) ?? [],
    [participants.result],
  );
  const [canCreate, canBalance] = [has('create_movement'), has('get_balance')];
  const actions = useMemo<EntryActions>(() => {
    const { t } = language;
    const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? id;
    const mayChange = people.length === 2 && canCreate;
    const asPerson = (content: (context: SharedContext) => ComponentChildren) => (
      <AsPerson people={people}>{(person) => content({ language, callTool, people, person, currency })}</AsPerson>
    );
    const openersIn = (month: string) => [
      {
        id: 'add',
        label: t('shared.addPurchase'),
        content: (onClose: () => void) => asPerson((context) => <AddPurchase {...{ context, onClose }} />),
      },
      {
        id: 'add-recurrence',
        label: t('shared.addRecurrence'),
        content: (onClose: () => void) => asPerson((context) => <AddRecurrence {...{ context, onClose }} />),
      },
      {
        id: 'settle',
        label: t('shared.settle'),
        content: (onClose: () => void) => asPerson((context) => <SettleUp {...{ context, onClose, month }} />),
      },
    ];
    return {
      version,
      ...(mayChange && {
        above: (month, isEmpty) => <Openers label={t('shared.actions')} openers={openersIn(month)} isEmpty={isEmpty} />,
        movement: (movement, onClose) => asPerson((context) => <MovementEditor {...{ context, movement, onClose }} />),
        recurrence: (recurrence, onClose) =>
          asPerson((context) => <RecurrenceEditor {...{ context, recurrence, onClose }} />),
      }),
      ...(canBalance && {
        below: (month) => <Settlements {...{ month, callTool, nameOf, asPerson: mayChange ? asPerson : undefined }} />,
      }),
    };
  }, [version, language, currency, people, callTool, canCreate, canBalance]);
  return <EntryActionsProvider value={actions}>{children}</EntryActionsProvider>;
}
