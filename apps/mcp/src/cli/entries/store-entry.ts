import { randomUUID } from 'node:crypto';

import type { Landing } from '@bursar/household/entry';

import { decimalOfCents } from '../amounts';
import { CommandFailure } from '../command-failure';
import { unknownName } from '../unknown-name';
import type { LocalTools } from '../with-tools';
import type { ParsedEntry } from './parse-entry';
import { COMMAND_LINE_THREAD, ENTERED_HERE, undoId } from './undo-ids';
import { t } from '../../language/language';

interface Entry extends ParsedEntry {
  readonly person: string | undefined;
  readonly payer: string | undefined;
  /** That the text names beside the amount, ISO 4217. */
  readonly currency: string | undefined;
}

/** What was stored, or would be. */
export interface StoredEntry {
  readonly lands: string;
  readonly facts: Readonly<Record<string, string | null>>;
  /** What `bursar undo` takes; null for a dry run. */
  readonly undo: string | null;
}

interface How {
  readonly isDryRun: boolean;
}

export function storeEntry(tools: LocalTools, landing: Landing, entry: Entry, how: How): Promise<StoredEntry> {
  if (landing.ledger === 'shared') return storeShared(tools, entry, how);
  if (landing.ledger === 'budget') return storeInBudget(tools, entry, how);
  return storeInAccount(tools, landing.account ?? '', entry, how);
}

/** Throws a CommandFailure where an amount would be taken for one in another currency. */
function requireCurrency({ currency: named }: Entry, currency: string): void {
  if (named === undefined || named === currency) return;
  throw new CommandFailure('CURRENCY_DIFFERS', t('add.otherCurrency', { currency }), {
    ...{ stored: false, missing: ['amount'], currency },
  });
}

async function storeShared({ call, settings }: LocalTools, entry: Entry, { isDryRun }: How): Promise<StoredEntry> {
  if (entry.type === 'INCOME') throw new CommandFailure('INCOME', t('add.income'));
  const amount = decimalOfCents(entry.cents);
  const { description, date, payer = null, person } = entry;
  const currency = (await settings()).currencies['shared-split'] ?? 'BRL';
  requireCurrency(entry, currency);
  const facts = { date, amount, currency, description, payer };
  if (isDryRun) return { lands: 'shared', facts, undo: null };
  const { structured } = await call('create_movement', {
    ...{ type: 'purchase', amount, description, occurred_at: date },
    ...{ requested_by_participant_id: person, payer_participant_id: payer, external_id: ENTERED_HERE + randomUUID() },
  });
  return { lands: 'shared', facts, undo: undoId('shared', String(structured['id'])) };
}

async function storeInBudget({ call, settings }: LocalTools, entry: Entry, { isDryRun }: How): Promise<StoredEntry> {
  const { type, cents, category, categoryType, description, date, person } = entry;
  const currency = (await settings()).currencies['cristi-agent'] ?? 'MXN';
  requireCurrency(entry, currency);
  const facts = { date, amount: decimalOfCents(cents), currency, description, category, type };
  if (isDryRun) return { lands: 'budget', facts, undo: null };
  const transaction = { type, amount_mxn_cents: cents, category_type: categoryType, category, description };
  const { structured } = await call('add_transaction', {
    ...{ user_id: person, thread_id: COMMAND_LINE_THREAD, transaction: { ...transaction, date_iso: date } },
  });
  const { data } = structured as unknown as { readonly data: { readonly transaction_id: string } };
  return { lands: 'budget', facts, undo: undoId('budget', data.transaction_id) };
}

async function storeInAccount(tools: LocalTools, named: string, entry: Entry, { isDryRun }: How): Promise<StoredEntry> {
  const account = await accountNamed(tools, named);
  const { type, cents, description, date } = entry;
  requireCurrency(entry, account.currency);
  const facts = { date, amount: decimalOfCents(cents), currency: account.currency, description, account: account.name };
  const lands = `account:${account.id}`;
  if (isDryRun) return { lands, facts, undo: null };
  const { structured } = await tools.call('planifi_createTransaction_v1', {
    ...{ idempotencyKey: ENTERED_HERE + randomUUID(), accountId: account.id, amount: cents / 100 },
    ...{ occurredOn: date, description, direction: type === 'INCOME' ? 'IN' : 'OUT' },
  });
  const { transaction } = structured as { readonly transaction: { readonly id: string } };
  return { lands, facts, undo: undoId('account', transaction.id) };
}

interface Account {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
}

async function accountNamed({ call }: LocalTools, named: string): Promise<Account> {
  const { structured } = await call('planifi_listAccounts_v1');
  const { accounts } = structured as { readonly accounts: readonly Account[] };
  const wanted = named.toLowerCase();
  const found = accounts.find(({ id, name }) => id === named || name.toLowerCase() === wanted);
  if (found !== undefined) return found;
  const names = accounts.map(({ name }) => name);
  throw unknownName('account', named, names);
}
