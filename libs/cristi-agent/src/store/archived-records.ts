import type { ArchivedDomain } from '@bursar/own-data';

import { recomputeMonths } from './month-totals';

/** What is stored of an owner, in an order in which every reference is to a record before. */
export const cristiAgentArchive: ArchivedDomain = {
  domain: 'cristi-agent',
  prefix: 'budget',
  records: [
    {
      record: 'ledger',
      table: 'cristi.purses',
      owner: 'owner',
      id: { column: 'user_id', prefix: '' },
      order: ['user_id'],
      columns: {
        user_id: 'text',
        last_written_at: 'milliseconds',
        currency: 'text',
      },
      added: 1,
    },
    {
      record: 'transaction',
      table: 'cristi.transactions',
      owner: 'owner',
      id: { column: 'transaction_id', prefix: '' },
      isNumbered: true,
      order: ['sequence'],
      columns: {
        user_id: 'text',
        transaction_id: 'text',
        thread_id: 'text',
        sequence: 'integer',
        type: 'text',
        amount_mxn_cents: 'cents',
        category_type: 'text',
        category: 'text',
        description: 'text',
        date: 'date',
        created_at: 'milliseconds',
        learnt_description: 'text',
        learn: 'boolean',
        edited_sequence: 'integer',
      },
    },
    {
      record: 'learnt_word',
      table: 'cristi.learnt_words',
      owner: 'owner',
      order: ['user_id', 'type', 'word', 'learnt_order'],
      columns: {
        user_id: 'text',
        type: 'text',
        word: 'text',
        learnt_order: 'integer',
        transaction_id: 'text',
      },
    },
    {
      record: 'message_transaction',
      table: 'cristi.message_transactions',
      owner: 'owner',
      order: ['user_id', 'transaction_id'],
      columns: {
        user_id: 'text',
        thread_id: 'text',
        message_id: 'integer',
        transaction_id: 'text',
      },
    },
    {
      record: 'bank_balance',
      table: 'cristi.bank_balances',
      owner: 'owner',
      isNumbered: true,
      order: ['sequence'],
      columns: {
        user_id: 'text',
        sequence: 'integer',
        bank_balance_mxn_cents: 'cents',
        as_of_nanoseconds: 'decimal',
        transactions_before: 'integer',
      },
    },
    {
      record: 'budget',
      table: 'cristi.budgets',
      owner: 'owner',
      order: ['user_id', 'effective_month'],
      columns: {
        user_id: 'text',
        effective_month: 'text',
        variable_cap_mxn_cents: 'cents',
      },
    },
    {
      record: 'category_budget',
      table: 'cristi.category_budgets',
      owner: 'owner',
      order: ['user_id', 'category', 'effective_month'],
      columns: {
        user_id: 'text',
        category: 'text',
        effective_month: 'text',
        cap_mxn_cents: 'cents',
      },
    },
    {
      record: 'debt',
      table: 'cristi.debts',
      owner: 'owner',
      id: { column: 'debt_id', prefix: '' },
      isNumbered: true,
      order: ['sequence'],
      columns: {
        user_id: 'text',
        debt_id: 'text',
        sequence: 'integer',
        name_key: 'text',
        name: 'text',
        balance_mxn_cents: 'cents',
        minimum_payment_mxn_cents: 'cents',
        due_day_of_month: 'integer',
        priority: 'text',
        do_not_accelerate: 'boolean',
        minimum_paid_month: 'text',
      },
    },
    {
      record: 'recurring_entry',
      table: 'cristi.recurring_entries',
      owner: 'owner',
      order: ['user_id', 'name_key'],
      columns: {
        user_id: 'text',
        name_key: 'text',
        name: 'text',
        type: 'text',
        amount_mxn_cents: 'cents',
        category: 'text',
        category_type: 'text',
        days_of_month: 'integers',
        every_weeks: 'integer',
        yearly: 'text',
        from_date: 'date',
        until_date: 'date',
        remaining: 'integer',
      },
    },
    {
      record: 'chat',
      table: 'cristi.chats',
      owner: 'owner',
      order: ['user_id', 'thread_id'],
      columns: {
        user_id: 'text',
        thread_id: 'text',
        language: 'text',
        listed: 'texts',
      },
    },
    {
      record: 'pending_write',
      table: 'cristi.pending_writes',
      owner: 'owner',
      order: ['user_id', 'thread_id'],
      columns: {
        user_id: 'text',
        thread_id: 'text',
        write: 'jsonb',
      },
    },
    {
      record: 'handled_update',
      table: 'cristi.handled_updates',
      owner: 'owner',
      order: ['user_id', 'bot', 'update_id'],
      columns: {
        user_id: 'text',
        bot: 'text',
        update_id: 'integer',
        handled_at: 'milliseconds',
        unsent: 'jsonb',
      },
    },
  ],
  computed: ['cristi.month_totals'],
  finish: async (transaction, owner) => {
    await recomputeMonths(transaction, owner);
    // What is stored next comes after every edit and every balance too, which have numbers of the same sequence.
    await transaction.query`
      select setval(name, used.last)
      from (
        select greatest(
          (select max(edited_sequence) from cristi.transactions where owner = ${owner}),
          (select max(transactions_before) from cristi.bank_balances where owner = ${owner})) as last
      ) used, pg_get_serial_sequence('cristi.transactions', 'sequence') as name
      where used.last > nextval(name)`;
  },
};
