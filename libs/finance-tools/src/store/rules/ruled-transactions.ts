import type { Connection, Row, Transaction } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { units, type Decimal } from '../../model/decimal';
import { categoryKey } from '../../model/ledger-fields';
import { cleanPayee } from '../../model/payee/clean-payee';
import { derivedColumns, type GivenPayee } from '../../model/payee/derived-columns';
import { payeeKey } from '../../model/payee/payee-key';
import type { RuleChange, RuleSubject } from '../../model/rules/try-rules';
import { arrayLiteral } from '../array-literal';
import { categoryNames, makeCategories } from '../named-categories';

/** A stored transaction as rules see it. */
export interface RuledTransaction extends RuleSubject {
  readonly sequence: bigint;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly bookedAt: string;
  readonly statementPayee: string | null;
  readonly payeeSource: string;
  readonly note: string | null;
}

interface StoredRow extends Row {
  readonly sequence: bigint;
  readonly bookedAt: string;
  readonly accountId: string;
  readonly amount: Decimal;
  readonly description: string;
  readonly payee: string | null;
  readonly name: string;
  readonly key: string;
  readonly source: string;
  readonly category: number | null;
  readonly categorySource: string | null;
  readonly isSplit: boolean;
  readonly tags: readonly string[];
  readonly note: string | null;
}

/** Few enough to leave others their turn between two batches, with a thousand rules to try. */
const BATCH_ROWS = 2_000;

/** The owner's transactions in batches, in the order of insertion: all, or those that `condition` on `t` leaves. */
export async function* ruledTransactions(
  connection: Connection,
  owner: string,
  condition: SQL = sql`true`,
): AsyncGenerator<RuledTransaction[]> {
  const currencies = new Map<string, string>();
  const accounts = await connection.query<{ id: string; currency: string }>`
    select account_id as id, currency from finance.accounts where owner = ${owner}`;
  for (const { id, currency } of accounts) currencies.set(id, currency);
  const names = await categoryNames(connection, owner);
  let after = 0n;
  for (;;) {
    const rows = await connection.query<StoredRow>(sql`
      select t.sequence, t.booked_at as "bookedAt", t.account_id as "accountId", t.amount, t.description, t.payee,
        t.payee_name as name, t.payee_key as key, t.payee_source as source, t.category_id as category,
        coalesce(t.category_source, case when t.category_id is not null then 'statement' end) as "categorySource",
        t.split is not null as "isSplit", t.tags, t.note
      from finance.transactions t where t.owner = ${owner} and t.sequence > ${after}::bigint and ${condition}
      order by t.sequence limit ${BATCH_ROWS}`);
    yield rows.map((row) => subjectOf(row, currencies.get(row.accountId) ?? null, names));
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH_ROWS) return;
    after = last.sequence;
  }
}

function subjectOf(row: StoredRow, currency: string | null, names: ReadonlyMap<number, string>): RuledTransaction {
  const { name, key, source, payee, category } = row;
  return {
    sequence: row.sequence,
    bookedAt: row.bookedAt,
    accountId: row.accountId,
    currency,
    amount: units(row.amount),
    description: row.description,
    statementPayee: payee,
    payee: { name, key, isOfPerson: source === 'person' },
    payeeSource: source,
    ownPayeeKey: source === 'rule' ? payeeKey(payee ?? cleanPayee(row.description)) : key,
    category: category === null ? null : (names.get(category) ?? null),
    categorySource: row.categorySource,
    isSplit: row.isSplit,
    tags: row.tags,
    note: row.note,
  };
}

function givenPayee({ payeeSource: source, payee: now }: RuledTransaction, { payee }: RuleChange): GivenPayee | null {
  if (payee !== undefined) return { name: payee, source: 'rule' };
  return source === 'person' || source === 'rule' ? { name: now.name, source } : null;
}

/** Stores what rules change; makes categories that do not exist yet. */
export class RuleWriter {
  #numbers: Map<string, number> | undefined;

  constructor(
    private readonly transaction: Transaction,
    private readonly owner: string,
  ) {}

  async store(changes: readonly (readonly [RuledTransaction, RuleChange])[]): Promise<void> {
    if (changes.length === 0) return;
    const numbers = await this.#numbersOf(changes.flatMap(([, { category }]) => category ?? []));
    const derived = changes.map(([before, change]) =>
      derivedColumns({ ...before, given: givenPayee(before, change), tags: change.tags }),
    );
    const column = (value: (change: RuleChange, index: number) => string | null) =>
      arrayLiteral(changes.map(([, change], index) => value(change, index)));
    const categoryOf = ({ category }: RuleChange) =>
      category === undefined ? null : String(numbers.get(categoryKey(category)));
    await this.transaction.query`
      update finance.transactions t set payee_name = s.payee_name, payee_source = s.payee_source,
        payee_key = s.payee_key, words_key = s.words_key, tags = s.tags::text[],
        category_id = coalesce(s.category_id, t.category_id),
        category_source = case when s.category_id is null then t.category_source else 'rule' end
      from unnest(${arrayLiteral(changes.map(([{ sequence }]) => String(sequence)))}::bigint[],
        ${column((_, index) => derived[index]?.payeeName ?? null)}::text[],
        ${column((_, index) => derived[index]?.payeeSource ?? null)}::text[],
        ${column((_, index) => derived[index]?.payeeKey ?? null)}::text[],
        ${column((_, index) => derived[index]?.wordsKey ?? null)}::text[],
        ${column(({ tags }) => arrayLiteral(tags))}::text[],
        ${column(categoryOf)}::int[]
      ) as s (sequence, payee_name, payee_source, payee_key, words_key, tags, category_id)
      where t.owner = ${this.owner} and t.sequence = s.sequence`;
  }

  async #numbersOf(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
    this.#numbers ??= new Map(
      [...(await categoryNames(this.transaction, this.owner))].map(([number, name]) => [categoryKey(name), number]),
    );
    const fresh = new Map<string, string>();
    for (const name of names) {
      const key = categoryKey(name);
      if (!this.#numbers.has(key) && !fresh.has(key)) fresh.set(key, name);
    }
    for (const [name, number] of await makeCategories(this.transaction, this.owner, [...fresh.values()])) {
      this.#numbers.set(categoryKey(name), number);
    }
    return this.#numbers;
  }
}
