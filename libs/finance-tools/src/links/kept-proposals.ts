import type { Connection } from '@bursar/database';
import { keptByState } from '@bursar/toolkit';

import type { IncludedTransactions, LedgerContext } from '../context';
import { LINK_KINDS, type LinkKind } from '../model/links/link';
import type { Proposal } from '../model/links/proposal';
import { daysRead } from '../store/links/linkable-ledger';
import { linkableState } from '../store/links/linkable-state';
import type { DayRange } from '../store/links/linkable-rows';
import { defaultDays, findProposals } from './find-proposals';

/** A proposal takes some hundred bytes. */
const MOST_KEPT = 50_000;
/** What a state takes by itself, in proposals. */
const SIZE_OF_STATE = 10;

const kept = keptByState<readonly Proposal[]>(MOST_KEPT, (proposals) => SIZE_OF_STATE + proposals.length);

interface Question {
  readonly date_range?: DayRange | undefined;
  readonly kinds?: readonly LinkKind[] | undefined;
}

/**
 * The same as `findProposals`, kept for the state of the ledger and of the other domains. Call it in a transaction that has
 * changed no link and no row; where its statements see more than one state, with `knownProposals`.
 */
export function keptProposals(
  connection: Connection,
  context: Pick<LedgerContext, 'loadRates'>,
  included: IncludedTransactions,
  question: Question,
): Promise<readonly Proposal[]> {
  return proposalsOf(connection, context, included, question, () => true);
}

/** The same without keeping what has to be found: other domains may change while their rows are read. */
export function knownProposals(
  connection: Connection,
  context: Pick<LedgerContext, 'loadRates'>,
  included: IncludedTransactions,
  question: Question,
): Promise<readonly Proposal[]> {
  return proposalsOf(connection, context, included, question, () => false);
}

async function proposalsOf(
  connection: Connection,
  context: Pick<LedgerContext, 'loadRates'>,
  included: IncludedTransactions,
  { date_range: days, kinds = LINK_KINDS }: Question,
  isLasting: () => boolean,
): Promise<readonly Proposal[]> {
  const range = days ?? (await defaultDays(connection, included));
  if (range === undefined) return [];
  const find = () => findProposals(connection, context, included, { date_range: range, kinds });
  const state = await linkableState(connection, included, daysRead(range, kinds), kinds);
  return state === undefined ? find() : kept.of(JSON.stringify([state, range]), find, isLasting);
}
