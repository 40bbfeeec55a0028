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
    title: 'Debts and monthly payments',
    description:
      'Lists the debts of a user (deudas, "¿cuánto debo?", what is owed and when) with balance, minimum payment (pago ' +
      'mínimo), due day (cuándo vence) and priority, in order of creation. null means not known.',
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
