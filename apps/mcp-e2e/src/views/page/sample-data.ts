import { readFileSync } from 'node:fs';

import { examplePath } from '../../index';
import type { PageHarness } from './page-harness';

/** Hostile text in a statement, and the form in which it is shown. */
export const HOSTILE = '<img src=x onerror="document.title=1"> \u202Egnihtoemos\u202C & "quotes"';
/** Of a statement only what is visible is kept. */
export const IMPORTED_HOSTILE = '<img src=x onerror="document.title=1"> gnihtoemos & "quotes"';
export const SHOWN_HOSTILE = '<img src=x onerror="document.title=1"> \\u{202e}gnihtoemos\\u{202c} & "quotes"';

/** A household, a budget of the user `ana`, and a ledger, with realistic data. */
export async function fillSampleData(harness: PageHarness): Promise<void> {
  await fillHousehold(harness);
  await fillBudget(harness);
  await fillLedger(harness);
}

async function fillHousehold(harness: PageHarness): Promise<void> {
  const by = (requested_by_participant_id: string) => ({ requested_by_participant_id });
  const buy = (who: string, amount: string, description: string, occurred_at: string) =>
    harness.call('create_movement', { ...by(who), type: 'purchase', amount, description, occurred_at });
  const repeat = (who: string, amount: string, description: string, day: number) =>
    harness.call('create_recurrence', {
      ...by(who),
      payer_participant_id: who,
      amount,
      description,
      split_config: { type: 'equal' },
      reference_day: day,
      start_competence_month: '2026-01',
    });
  await repeat('leticia', '2850.00', 'Aluguel', 5);
  await repeat('elias', '119.90', 'Internet', 10);
  await harness.call('get_monthly_summary', { year: 2026, month: 2, auto_generate: true });
  await buy('elias', '420.35', 'Supermercado', '2026-02-03T18:20:00-03:00');
  await buy('elias', '259.90', 'Tênis', '2026-02-14T15:45:00-03:00');
  await buy('elias', '12.00', HOSTILE, '2026-03-02T10:00:00-03:00');
}

async function fillBudget(harness: PageHarness): Promise<void> {
  const ana = { user_id: 'ana', thread_id: 'page' };
  const now_iso = '2026-02-12T12:00:00-06:00';
  const spend = (category: string, category_type: string, cents: number, date_iso: string) =>
    harness.call('add_transaction', {
      ...ana,
      transaction: { type: 'EXPENSE', amount_mxn_cents: cents, category_type, category, date_iso },
    });
  await harness.call('set_budget_cap', {
    ...ana,
    variable_cap_mxn_cents: 800_000,
    effective_month: '2026-01',
    now_iso,
  });
  await spend('Food', 'VARIABLE', 245_050, '2026-02-03');
  await spend('Gasoline', 'VARIABLE', 98_000, '2026-02-07');
  await spend('Entertainment', 'VARIABLE', 61_900, '2026-02-10');
  await spend('Rent', 'FIXED', 950_000, '2026-02-01');
  const debt = {
    name: 'Tarjeta',
    balance_mxn_cents: 1_250_000,
    minimum_payment_mxn_cents: 85_000,
    due_day_of_month: 18,
  };
  await harness.call('add_or_update_debt', { ...ana, debt: { ...debt, priority: 'HIGH' } });
}

async function fillLedger(harness: PageHarness): Promise<void> {
  const importStatement = (account: string, name: string, content: string) =>
    harness.call('finance_transactions_import', {
      account_id: account,
      content,
      mode: 'commit',
      create_account: { name, currency: 'CHF' },
    });
  await importStatement('ubs', 'UBS Privatkonto', readFileSync(examplePath('statements/ubs-switzerland.csv'), 'utf8'));
  const quoted = `"${HOSTILE.replaceAll('"', '""')}"`;
  await importStatement('other', 'Konto', `date;text;amount\n2025-03-01;${quoted};-12.00\n`);
}
