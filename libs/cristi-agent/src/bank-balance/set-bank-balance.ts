import * as z from 'zod';

import { writeTransaction } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { missingInput } from '../errors';
import { amount, EVEN_IF_INVALID, identity, optionalNow, timestamp } from '../model/fields';
import { instantOfTimestamp, mexicanTimestamp } from '../model/time/mexico-city';
import { insertBankBalance } from '../store/bank-balances';
import { publishedBalance } from './published-balance';

const input = z
  .strictObject({
    ...identity,
    bank_balance_mxn_cents: amount.describe('Centavos in the bank; cash does not count.'),
    as_of_iso: timestamp.optional().describe('When it was so, ISO 8601; left out: now_iso.'),
    ...optionalNow,
  })
  .refine(({ as_of_iso, now_iso }) => as_of_iso !== undefined || now_iso !== undefined, {
    path: ['as_of_iso'],
    ...EVEN_IF_INVALID,
  });

const data = z.object({ stored: publishedBalance });
export type SetBankBalanceData = z.output<typeof data>;

/** Adds a snapshot; a back-dated one does not become current. Throws `VALIDATION_ERROR` on `as_of_iso`, `DB_ERROR`. */
export const setBankBalance = defineAgentUseCase({
  name: 'set_bank_balance',
  tool: {
    toolsets: ['review'],
    title: 'Update the bank balance as of today',
    description:
      'Stores what the bank balance of a user is right now, at present, as of today (checked): update, ' +
      'remember; the latest counts. Tengo hoy, quedan banco, actualiza saldo, ahora; tenho hoje, agora, ' +
      "informar, atual, atualizar saldo banco; enregistre, solde banque aujourd'hui; Bank habe gerade, " +
      'Stand melden, heute.',
  },
  effect: 'write',
  input,
  data,
  execute: async (context, { bank_balance_mxn_cents: balance, as_of_iso: stated, now_iso: now }) => {
    const timestampGiven = stated ?? now;
    if (timestampGiven === undefined) throw missingInput('as_of_iso');
    const asOf = instantOfTimestamp(timestampGiven);
    await writeTransaction(context, (transaction) => insertBankBalance(transaction, context.thread, { balance, asOf }));
    return { stored: { bank_balance_mxn_cents: Number(balance), as_of_iso: mexicanTimestamp(asOf) } };
  },
});
