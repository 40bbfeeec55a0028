import { randomUUID } from 'node:crypto';

import * as z from 'zod';

import { requireEnabled } from '../accounts/require-enabled';
import { defineWrite } from '../define-use-case';
import { validationError } from '../errors';
import { RULES } from '../model/field-rules';
import { accountId, amount, day, description } from '../model/input-fields';
import { amount as publishedAmount, day as publishedDay, formatInstant, id, instant } from '../model/output-fields';
import { legDescriptions } from '../model/transfer-description';
import { shareAccounts, type StoredAccount } from '../store/accounts';
import { queueTransfer } from '../store/insert-transfer';

const input = z.strictObject({
  fromAccountId: accountId,
  toAccountId: accountId,
  amount: amount.describe('What leaves.'),
  receivedAmount: amount.describe('What arrives: only between two currencies.').optional(),
  occurredOn: day,
  description: description.optional(),
});

const transfer = z.strictObject({
  id,
  fromAccountId: id,
  toAccountId: id,
  amount: publishedAmount,
  receivedAmount: publishedAmount,
  occurredOn: publishedDay,
  description: z.string().nullable(),
  transactionIds: z.array(id),
  createdAt: instant,
});

/** Moves money between two accounts: a transaction in each, which stand and fall together. */
export const createTransfer = defineWrite({
  action: 'createTransfer',
  toolsets: ['everyday'],
  title: 'Transfer money between own accounts',
  description:
    'Moves money between own accounts: checking, current or wallet to savings, ATM withdrawal, card paid ' +
    'off; no expense. Traspaso, ahorro, saqué cajero; transferência entre contas, passei, poupança, ' +
    'saquei; virement, viré, épargne, retrait; umgebucht, Sparkonto, abgehoben, Geldautomat.',
  input,
  output: z.strictObject({ transfer }),
  effect: 'idempotent-write',
  errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_DISABLED'],
  check: ({ fromAccountId, toAccountId }) => {
    if (fromAccountId === toAccountId) throw validationError([{ property: 'toAccountId', rule: RULES.otherAccount }]);
  },
  write: ({ owner, preferencesOf }, request) => {
    const { fromAccountId, toAccountId, occurredOn, description: given } = request;
    return {
      canonicalRequest: {
        ...request,
        receivedAmount: request.receivedAmount === request.amount ? undefined : request.receivedAmount,
      },
      execute: async (transaction, at): Promise<z.output<typeof transfer>> => {
        const ids = [fromAccountId, toAccountId];
        const accounts = await shareAccounts(transaction, owner, ids);
        const [from, to] = requireEnabled(ids, accounts) as [StoredAccount, StoredAccount];
        const received = receivedBy(from, to, request);
        const names = legDescriptions(
          { fromName: from.name, toName: to.name },
          given === undefined ? (await preferencesOf(transaction, owner)).language : undefined,
        );
        const [id, outgoingId, incomingId] = [randomUUID(), randomUUID(), randomUUID()];
        queueTransfer(transaction, owner, {
          id,
          outgoing: {
            id: outgoingId,
            accountId: from.id,
            amount: request.amount,
            description: given ?? names.outgoing,
          },
          incoming: { id: incomingId, accountId: to.id, amount: received, description: given ?? names.incoming },
          occurredOn,
          description: given ?? null,
          createdAt: at,
        });
        return {
          id,
          fromAccountId,
          toAccountId,
          amount: Number(request.amount),
          receivedAmount: Number(received),
          occurredOn,
          description: given ?? null,
          transactionIds: [outgoingId, incomingId],
          createdAt: formatInstant(at),
        };
      },
    };
  },
  structured: (created) => ({ transfer: created }),
  route: {
    path: '/api/v1/transfers',
    summary: 'Move money between two accounts',
    request: { body: input },
    success: { status: 201, body: transfer },
  },
});

/** What arrives. Throws `VALIDATION_ERROR` where it does not follow from the amount, or contradicts it. */
function receivedBy(
  from: StoredAccount,
  to: StoredAccount,
  { amount: sent, receivedAmount }: Pick<z.output<typeof input>, 'amount' | 'receivedAmount'>,
): string {
  const refuse = (rule: string) => validationError([{ property: 'receivedAmount', rule }]);
  if (from.currency === to.currency) {
    if (receivedAmount !== undefined && receivedAmount !== sent) {
      throw refuse(`must equal amount, or be left out: both accounts are in ${from.currency}`);
    }
    return sent;
  }
  if (receivedAmount === undefined) {
    throw refuse(`is required: ${from.currency} leaves, and it must say how much ${to.currency} arrives`);
  }
  return receivedAmount;
}
