import { randomUUID } from 'node:crypto';

import type { DomainWrite } from './domain-write';

const who = { user_id: '111', thread_id: '222' };

export const cristiAgentWrite: DomainWrite = {
  what: 'a transaction, counted in its month (cristi-agent)',
  prepare: async () => ({
    byMcp: (call) =>
      call('add_transaction', {
        ...who,
        transaction: {
          type: 'EXPENSE',
          amount_mxn_cents: 2_499,
          category_type: 'VARIABLE',
          category: 'Transport',
          description: 'Taxi al aeropuerto',
          date_iso: '2026-02-10',
        },
      }),
    bySql: (sql) =>
      sql.begin(async (transaction) => {
        const at = Date.now();
        await transaction`
          insert into cristi.purses as ledger (owner, user_id, last_written_at) values ('local', '111', ${at})
          on conflict (owner, user_id) do update
            set last_written_at = greatest(ledger.last_written_at, excluded.last_written_at)
          returning last_written_at`;
        await transaction`
          with stored as (
            insert into cristi.transactions (owner, user_id, transaction_id, thread_id, type, amount_mxn_cents,
              category_type, category, description, date, created_at, learnt_description)
            values ('local', '111', ${`tx_${randomUUID()}`}, '222', 'EXPENSE', 2499, 'VARIABLE', 'Transport',
              'Taxi al aeropuerto', '2026-02-10', ${at}, 'taxi al aeropuerto')
            returning transaction_id, sequence
          )
          insert into cristi.learnt_words (owner, user_id, type, word, learnt_order, transaction_id)
          select 'local', '111', 'EXPENSE', word, sequence, transaction_id
          from stored, unnest(array['taxi', 'aeropuerto']) as word`;
        await transaction`
          insert into cristi.month_totals values ('local', '111', '2026-02', 'VARIABLE', 'Transport', 2499, 1)
          on conflict (owner, user_id, month, category_type, category) do update
            set total_mxn_cents = month_totals.total_mxn_cents + 2499,
              transaction_count = month_totals.transaction_count + 1`;
      }),
  }),
};
