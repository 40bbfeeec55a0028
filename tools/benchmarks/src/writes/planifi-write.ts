import { randomUUID } from 'node:crypto';

import type { DomainWrite } from './domain-write';

const EXPENSE = { amount: 24.99, occurredOn: '2026-03-10', description: 'Taxi al aeropuerto' };

export const planifiWrite: DomainWrite = {
  what: 'an expense with its idempotency record (planifi)',
  prepare: async (call) => {
    const account = { idempotencyKey: randomUUID(), name: 'Nómina', type: 'BANK' };
    const { structuredContent } = await call('planifi_createAccount_v1', account);
    const { id: accountId } = (structuredContent as { readonly account: { readonly id: string } }).account;
    return {
      byMcp: (again) => again('planifi_createExpense_v1', { idempotencyKey: randomUUID(), accountId, ...EXPENSE }),
      bySql: (sql) =>
        sql.begin(async (transaction) => {
          const [id, at] = [randomUUID(), Date.now()];
          const createdAt = new Date(at).toISOString();
          const answer = JSON.stringify({ id, accountId, ...EXPENSE, tags: [], createdAt });
          await transaction`
            insert into planifi.idempotency_records (owner, key, action, fingerprint, answer, created_at)
            values ('local', ${randomUUID()}, 'createExpense', ${'f'.repeat(64)}, ${answer}, ${at})`;
          await transaction`
            select disabled_at from planifi.accounts where owner = 'local' and account_id = ${accountId} for share`;
          await transaction`
            insert into planifi.movements (owner, movement_id, account_id, amount, occurred_on, description, created_at)
            values ('local', ${id}, ${accountId}, '24.99', '2026-03-10', 'Taxi al aeropuerto', ${at})`;
        }),
    };
  },
};
