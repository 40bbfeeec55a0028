import { randomUUID } from 'node:crypto';

import type { DomainWrite } from './domain-write';

export const sharedSplitWrite: DomainWrite = {
  what: 'a purchase (shared-split)',
  prepare: async (call) => {
    await call('list_participants', {});
    return {
      byMcp: (again) =>
        again('create_movement', {
          type: 'purchase',
          amount: '89.90',
          description: 'Supermercado',
          requested_by_participant_id: 'elias',
          occurred_at: '2026-02-10T12:00:00',
          external_id: randomUUID(),
        }),
      bySql: (sql) =>
        sql.begin(async (transaction) => {
          const at = Date.now();
          await transaction`
            update shared_split.households set last_written_at = greatest(last_written_at, ${at})
            where household_id = 'local' returning last_written_at`;
          await transaction`
            insert into shared_split.movements (household_id, movement_id, type, amount_cents, description,
              folded_description, occurred_at, competence_month, payer_id, requested_by_id, external_id, created_at)
            values ('local', ${randomUUID()}, 'purchase', 8990, 'Supermercado', 'supermercado', 1770735600000,
              '2026-02', 'elias', 'elias', ${randomUUID()}, ${at})`;
          await transaction`
            insert into shared_split.month_totals as t
            values ('local', '2026-02', 'elias', 1, 8990, 0, 8990, 0, 0)
            on conflict (household_id, competence_month, payer_id) do update set
              movement_count = t.movement_count + 1, purchases_cents = t.purchases_cents + 8990,
              equal_net_cents = t.equal_net_cents + 8990`;
        }),
    };
  },
};
