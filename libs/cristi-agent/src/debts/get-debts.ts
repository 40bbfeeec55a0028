import * as z from 'zod';

import { readStatement } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { identityInput } from '../model/fields';
import { listDebts } from '../store/debts';
import { publishDebt, publishedDebt } from './published-debt';

const data = z.object({ debts: z.array(publishedDebt) });
export type DebtsData = z.output<typeof data>;

/** All debts, in order of creation. Throws `DB_ERROR`. */
export const getDebts = defineAgentUseCase({
  name: 'get_debts',
  tool: {
    toolsets: ['review'],
    title: 'Debts, borrowings, loans and the next payments due',
    description:
      'Lists each debt still owed, owe: loans, mortgage, student, car and credit card, what is left to pay, ' +
      'minimum payment and when it is due. Deudas, ¿cuánto debo?, tarjeta, préstamos, vence, vencen; ' +
      'dívidas, quanto devo, cartão, empréstimos, financiamento, falta pagar, vencimentos; dettes, crédits, ' +
      'emprunts, rembourser, reste; Schulden, Kredite, abzahlen, fällig.',
    view: 'budget',
  },
  effect: 'read',
  input: identityInput,
  data,
  execute: async (context) => {
    const debts = await readStatement(context, (connection) => listDebts(connection, context.thread));
    return { debts: debts.map(publishDebt) };
  },
});
