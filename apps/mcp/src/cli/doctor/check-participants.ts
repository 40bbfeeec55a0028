import { refusalWords } from '../refusal-words';
import { say } from '../../language/say';
import type { Database } from '@bursar/database';
import { DomainError, LOCAL_OWNER } from '@bursar/toolkit';

import type { Settings } from '../../configuration/read-settings';
import type { CheckResult } from './check-result';

/** Whether SHARED_SPLIT_PARTICIPANTS, where it is set, names the people whose expenses are stored. */
export async function* checkParticipants(database: Database, { byDomain }: Settings): AsyncGenerator<CheckResult> {
  const { participants: text, apiBaseUrl } = byDomain['shared-split'];
  if (text === undefined || apiBaseUrl !== undefined) return;
  const {
    checkParticipants: check,
    parseParticipantPair,
    sharedSplitMigrations,
  } = await import('@bursar/shared-split');
  const { pendingMigrations } = await import('@bursar/database/diagnosis');
  const participants = parseParticipantPair(text);
  if (participants === undefined) return;
  // Nothing is stored yet, or not in the form of this version, and a check changes nothing.
  if ((await pendingMigrations(database, [sharedSplitMigrations])).length > 0) return;
  const subject = say('participants');
  try {
    await check({ database, householdId: LOCAL_OWNER, participants });
    yield { subject, state: 'ok', message: participants.map(({ id }) => id).join(', ') };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    yield { subject, state: 'error', message: refusalWords(error) };
  }
}
