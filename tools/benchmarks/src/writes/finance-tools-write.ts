import { randomUUID } from 'node:crypto';

import type { DomainWrite } from './domain-write';

/** The smallest import: what it is held against knows already that the row is new and of which account. */
export const financeToolsWrite: DomainWrite = {
  what: 'an import of one row (finance-tools)',
  prepare: async (call) => {
    const statement = (id: string) => ({
      account_id: 'main',
      content: `date,description,amount,category,id\n2026-03-10,Taxi,-24.99,Transport,${id}`,
      mode: 'commit',
    });
    const create_account = { name: 'Main', currency: 'CHF' };
    await call('finance_transactions_import', { ...statement('first'), create_account });
    return {
      byMcp: (again) => again('finance_transactions_import', statement(randomUUID())),
      bySql: (sql) =>
        sql.begin(async (transaction) => {
          const id = randomUUID();
          const [numbers] = await transaction`
            update finance.ledgers set next_number = next_number + 1, next_sequence = next_sequence + 1
            where owner = 'local' returning next_number - 1 as number, next_sequence - 1 as sequence`;
          const [known] = await transaction`
            select 1 from finance.transactions where owner = 'local' and account_id = 'main' and external_id = ${id}`;
          if (known !== undefined) throw new Error('a new row is known');
          const { number, sequence } = numbers as unknown as { readonly number: number; readonly sequence: string };
          await transaction`
            insert into finance.transactions
            select 'local', '2026-03-10', ${sequence}, 'main', category_id, -24.99, ${id}, 'Taxi', 'taxi', ${number},
              ${number}
            from finance.categories where owner = 'local' and name_key = 'transport'`;
          await transaction`
            insert into finance.imports (owner, import_number, account_id, imported_count, replaced_count, committed_at)
            values ('local', ${number}, 'main', 1, 0, now())`;
        }),
    };
  },
};
