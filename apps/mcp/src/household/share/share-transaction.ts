import { printable, useCasesOf } from '@bursar/toolkit';

import type { HouseholdContext } from '../household-context';
import { sharedCurrency } from '../overview/read-flows';
import { shareLine, unshareLine } from './share-line';
import { refusalOfDomain } from './share-refusals';
import { shareInput, shareOutput, type ShareInput, type ShareResult } from './share-schema';

const defineUseCase = useCasesOf<HouseholdContext>();

/** A bank transaction becomes a shared expense and counts once, or both are taken back. Throws NOT_FOUND, VALIDATION_ERROR. */
export const shareTransaction = defineUseCase({
  name: 'share_transaction',
  tool: {
    toolsets: ['everyday'],
    title: 'Share the costs of a bank debit in halves',
    description:
      'Makes one line of a bank statement, a charge or card payment, a shared expense (split it with the ' +
      'partner, for the two, both) that counts once, or takes that back; preview says who owes whom before and ' +
      'after. Dividir, divide débito, pagamento banco, linha extrato; divide, compartir cargo, pago, pareja; ' +
      'partage ligne, relevé, paiement; Kontobuchung, Bankzahlung, Abbuchung teilen.',
  },
  input: shareInput,
  output: shareOutput,
  effect: 'idempotent-write',
  errors: ['NOT_FOUND'],
  execute: share,
  text: shareText,
});

async function share(context: HouseholdContext, given: ShareInput): Promise<ShareResult> {
  const { people } = await context.settings();
  const household = { people, currency: await sharedCurrency(context) };
  const isCommit = given.mode === 'commit';
  try {
    const shared = await context.sharing(
      (scope) => (given.remove === true ? unshareLine(scope, given) : shareLine(scope, given, household)),
      isCommit ? 'stored' : 'tried',
    );
    if (isCommit) return { mode: given.mode, ...shared };
    return { mode: given.mode, ...shared, movement: { ...shared.movement, id: null }, link_id: null };
  } catch (error) {
    throw refusalOfDomain(error) ?? error;
  }
}

/** What was, or would be, done, for people. */
function shareText(result: ShareResult, { remove }: ShareInput): string {
  const { mode, changed, transaction, movement } = result;
  const what = `${printable(transaction.description)}, ${transaction.booked_on}: ${movement.amount}`;
  const done = remove === true ? 'No longer shared' : changed ? 'Shared' : 'Shared already';
  const owes = ({ debtor_participant_id: debtor, creditor_participant_id: creditor, amount }: Transfer) =>
    debtor === null || creditor === null ? 'nobody owes anything' : `${debtor} owes ${creditor} ${amount}`;
  return [
    `${mode === 'preview' ? 'Preview. ' : ''}${done}: ${what}, paid by ${movement.payer_participant_id}.`,
    `${movement.competence_month} before: ${owes(result.settlement_before)}.`,
    `${movement.competence_month} after: ${owes(result.settlement_after)}.`,
  ].join('\n');
}

type Transfer = ShareResult['settlement_before'];
