import { readStatement } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { noBankBalance } from '../errors';
import { identityInput } from '../model/fields';
import { mexicanTimestamp } from '../model/time/mexico-city';
import { currentBankBalance } from '../store/bank-balances';
import { publishedBalance } from './published-balance';

/** The current snapshot. Throws `NOT_FOUND` where there is none, `DB_ERROR`. */
export const getBankBalance = defineAgentUseCase({
  name: 'get_bank_balance',
  tool: {
    toolsets: ['review'],
    title: 'Bank balance last told: figure, amount and day',
    description:
      'Gives the bank balance last told, tell (said, say, reported) to be in the bank, and when; transactions ' +
      'leave it as it is. ¿Cuánto dinero tengo banco?, saldo guardado, último dije; saldo bancário, quanto ' +
      'informei, disse, último, banco; combien banque, solde indiqué, dernier; gemeldeter Kontostand, Bank, ' +
      'gesagt, zuletzt.',
  },
  effect: 'read',
  input: identityInput,
  data: publishedBalance,
  execute: async (context) => {
    const current = await readStatement(context, (connection) => currentBankBalance(connection, context.thread));
    if (current === undefined) throw noBankBalance();
    return { bank_balance_mxn_cents: Number(current.balance), as_of_iso: mexicanTimestamp(current.asOf) };
  },
});
