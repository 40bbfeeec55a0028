import type { Connection, Row } from '@bursar/database';

import { decimalFromNumeric } from '../model/decimal';
import type { LedgerAccount } from '../model/import/resolve-accounts';
import type { DayBalance, RememberedMapping } from '../model/statement/reading-arguments';
import type { JournalHead } from './journal/journal-head';
import { onlyRow } from './only-row';
import type { StoredRule } from './rules/stored-rules';

/** An account with what the reading of its statements has to know. */
export interface StoredAccountFacts extends LedgerAccount {
  readonly lastClosing: DayBalance | null;
  /** By layout. */
  readonly mappings: Readonly<Record<string, RememberedMapping>>;
}

/** What an import has to know of an owner's ledger. */
export interface StoredLedgerFacts {
  readonly accounts: readonly StoredAccountFacts[];
  /** The id of the account that the newest statement with a number went into, by number. */
  readonly bindings: ReadonlyMap<string, string>;
  /** Mappings of accounts that are not stored (any more), by account and layout. */
  readonly mappings: ReadonlyMap<string, Readonly<Record<string, RememberedMapping>>>;
  /** Whether version 0.1 may have stored transactions. */
  readonly hasFormer: boolean;
  /** The keys of the categories that are stored. */
  readonly categoryKeys: ReadonlySet<string>;
  /** The newest change of the journal; undefined for a ledger without one. */
  readonly head: JournalHead | undefined;
  /** In their order. */
  readonly rules: readonly StoredRule[];
}

interface FactsRow extends Row {
  readonly accounts: readonly (LedgerAccount & { readonly day: string | null; readonly balance: string | null })[];
  readonly bindings: readonly { readonly number: string; readonly id: string }[];
  readonly mappings: readonly { readonly id: string; readonly layout: string; readonly mapping: RememberedMapping }[];
  readonly hasFormer: boolean;
  readonly categoryKeys: readonly string[];
  readonly head: JournalHead | null;
  readonly rules: readonly StoredRule[];
}

/** Above every number of an import. */
const AFTER_ALL = 2_147_483_647;

/**
 * In one statement: each costs an import of few rows more than it reads. Version 0.1 kept no statements: its imports come
 * before the first one (or look like it after an undo, which costs time and no more).
 */
export async function findLedgerFacts(connection: Connection, owner: string): Promise<StoredLedgerFacts> {
  const { accounts, bindings, mappings, hasFormer, categoryKeys, head, rules } = onlyRow(
    await connection.query<FactsRow>`
      select
        (select coalesce(json_agg(json_build_object('id', a.account_id, 'name', a.name, 'institution', a.institution,
            'currency', a.currency, 'day', b.day, 'balance', b.balance::text) order by a.account_id), '[]')
          from finance.accounts a
          left join lateral (
            select b.day, b.balance from finance.balances b where b.owner = ${owner} and b.account_id = a.account_id
            order by b.day desc, b.import_number desc, b.statement_number desc limit 1
          ) b on true
          where a.owner = ${owner}) as accounts,
        (select coalesce(json_agg(json_build_object('number', account_number, 'id', account_id)), '[]') from (
            select distinct on (account_number) account_number, account_id from finance.statements s
            where owner = ${owner} and account_number is not null and exists (
              select from finance.accounts a where a.owner = ${owner} and a.account_id = s.account_id)
            order by account_number, import_number desc, statement_number desc
          ) bound) as bindings,
        (select coalesce(json_agg(json_build_object('id', account_id, 'layout', layout, 'mapping', mapping)), '[]')
          from finance.mappings where owner = ${owner}) as mappings,
        exists (
          select from finance.imports where owner = ${owner} and import_number < coalesce(
            (select min(import_number) from finance.statements where owner = ${owner}), ${AFTER_ALL}::int)
        ) as "hasFormer",
        (select coalesce(json_agg(name_key), '[]') from finance.categories where owner = ${owner}) as "categoryKeys",
        (select json_build_object('number', change_number, 'hash', hash) from finance.changes where owner = ${owner}
          order by change_number desc limit 1) as head,
        (select coalesce(json_agg(json_build_object('number', rule_number, 'name', name, 'when', conditions,
            'then', actions, 'isEnabled', is_enabled) order by position), '[]')
          from finance.rules where owner = ${owner}) as rules`,
  );
  const byAccount = new Map<string, Record<string, RememberedMapping>>();
  for (const { id, layout, mapping } of mappings) byAccount.set(id, { ...byAccount.get(id), [layout]: mapping });
  return {
    accounts: accounts.map(({ id, name, institution, currency, day, balance }) => ({
      ...{ id, name, institution, currency, mappings: byAccount.get(id) ?? {} },
      lastClosing: day === null || balance === null ? null : { day, balance: decimalFromNumeric(balance) },
    })),
    bindings: new Map(bindings.map(({ number, id }) => [number, id])),
    mappings: byAccount,
    hasFormer,
    categoryKeys: new Set(categoryKeys),
    head: head ?? undefined,
    rules,
  };
}
