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
    title: 'Debts and monthly payments',
    description:
      'Lists the debts of a user: loans, mortgage and credit card, what is owed and when. Deudas, ¿cuánto debo?, ' +
      'tarjeta, préstamos, pago mínimo, vence, vencen; dívidas, quanto devo, cartão, empréstimos, faltam; dettes, ' +
      'crédits, emprunts, rembourser, reste; Schulden, Kredite, schulde, fällig.',
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
