import type { Fields } from '../servers/json-rpc';

/** The one domain with elicitation. */
export const ELICITING_DOMAIN = ['--domains', 'cristi-agent'] as const;

let users = 0;

/** A user without stored data. */
export function newUser() {
  return { user_id: `u${++users}`, thread_id: 't1' };
}

export function lunch(description: string): Fields {
  return {
    transaction: {
      type: 'EXPENSE',
      amount_mxn_cents: 15550,
      category_type: 'VARIABLE',
      category: 'Food',
      description,
      date_iso: '2026-02-01',
    },
  };
}

export const DELETED = { ok: true, data: { deleted: { description: 'tacos' } } };
export const NOT_CONFIRMED = { ok: false, error: { code: 'CONFLICT', details: {}, message: expect.any(String) } };
