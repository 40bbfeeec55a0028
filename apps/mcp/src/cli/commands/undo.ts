import { DomainError, printable } from '@bursar/toolkit';

import { UsageError } from '../../configuration/usage-error';
import { CommandFailure } from '../command-failure';
import { UNDO } from '../definitions/entry-commands';
import { budgetUserNamed, budgetUsers } from '../entries/entry-person';
import { listChanges } from '../entries/list-changes';
import { COMMAND_LINE_THREAD, undoId } from '../entries/undo-ids';
import { activePeople, givenPerson } from '../people/people';
import { print } from '../print';
import { readCommand } from '../read-command';
import { withTools, type LocalTools } from '../with-tools';
import { t } from '../../language/language';

/** What `bursar add` and `bursar changes` print. */
const ID = /^(change-[1-9]\d*|(shared|account):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|budget:\S{1,64})$/i;

/** `bursar undo [ID]`: takes back the change named, or the last one made on the command line. */
export async function undo(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(UNDO, args);
  const [named, ...others] = positionals;
  if (others.length > 0 || (named !== undefined && !ID.test(named))) {
    throw new UsageError(t('undo.badId'));
  }
  await withTools(values, async (tools) => {
    const id = named ?? (await lastChange(tools, givenPerson(values)));
    try {
      const result = await takeBack(tools, id, values);
      print(values, { undone: id, result }, `${t('undo.done', { id: printable(id) })}\n`);
    } catch (error) {
      const isUnknown = error instanceof DomainError && error.code === 'NOT_FOUND';
      throw isUnknown ? new CommandFailure('NOT_FOUND', t('undo.unknown', { id })) : error;
    }
  });
}

async function lastChange(tools: LocalTools, person: string | undefined): Promise<string> {
  const changes = await listChanges(tools, person);
  const last = changes.find(({ undone, isFromHere }) => isFromHere && !undone);
  if (last === undefined) throw new CommandFailure('NOT_FOUND', t('undo.nothing'));
  return last.id;
}

interface UndoFlags {
  readonly as?: string | undefined;
  readonly 'with-later'?: boolean | undefined;
}

async function takeBack(tools: LocalTools, id: string, flags: UndoFlags): Promise<object> {
  const [ledger, entry = ''] = id.split(/:(.*)/s);
  if (ledger === 'shared') return voidShared(tools, entry);
  if (ledger === 'budget') return deleteFromBudget(tools, entry, givenPerson(flags));
  if (ledger === 'account') {
    const input = { idempotencyKey: `${COMMAND_LINE_THREAD}-undo-${entry}`, transactionId: entry, void: true };
    return (await tools.call('planifi_updateTransaction_v1', input)).structured;
  }
  const withLater = flags['with-later'] === true;
  return (await tools.call('finance_changes_undo', { change_id: id, with_later: withLater, mode: 'commit' }))
    .structured;
}

/** In the budget of the one named, else in that of the two which has the entry. */
async function deleteFromBudget(tools: LocalTools, entry: string, person: string | undefined): Promise<object> {
  const users = person === undefined ? await budgetUsers(tools) : [await budgetUserNamed(tools, person)];
  let unknown: unknown = new CommandFailure('NOT_FOUND', t('undo.unknown', { id: undoId('budget', entry) }));
  for (const user of users) {
    const input = { user_id: user, thread_id: COMMAND_LINE_THREAD, transaction_id: entry, delete: true };
    try {
      return (await tools.call('edit_transaction', input)).structured;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
      unknown = error;
    }
  }
  throw unknown;
}

/** The one who entered it takes it back. */
async function voidShared(tools: LocalTools, movementId: string): Promise<object> {
  const people = await activePeople(tools);
  const request = { movement_id: movementId, action: 'void', requested_by_participant_id: people[0]?.id };
  const preview = (await tools.call('correct_movement', { ...request, dry_run: true })).structured as {
    readonly original: { readonly requested_by_participant_id: string };
  };
  const { requested_by_participant_id: requester } = preview.original;
  const isActive = people.some((person) => person.id === requester);
  const input = { ...request, ...(isActive && { requested_by_participant_id: requester }) };
  return (await tools.call('correct_movement', input)).structured;
}
