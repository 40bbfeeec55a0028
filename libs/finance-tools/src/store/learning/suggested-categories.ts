import type { Connection, Row } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import type { Suggestion, Unlabelled } from '../../model/learning/suggester';
import { arrayLiteral } from '../array-literal';
import { cursorRows } from '../cursor-rows';
import { learnFromLedger, SIZE_OF_AMOUNT } from './learn-from-ledger';
import { linkedSuggestions, type LinkedBooks } from './linked-suggestions';
import { AWAITS_CATEGORY } from './teaching-rows';

/**
 * The suggestions for many rows, by what they depend on: payee, side, size and currency, or a link. They are joined to the rows in the
 * database: `select … from finance.transactions t, ${from} where t.owner = … and ${where}`, or an update likewise.
 * `s.category` is a name, `s.confidence` a number.
 */
export interface SuggestedCategories {
  readonly from: SQL;
  readonly where: SQL;
  /** The names of all categories suggested, in order; the household may not have some of them yet. */
  readonly names: readonly string[];
}

/** Few enough to leave others their turn between two batches. */
const BATCH_QUESTIONS = 1_000;

type QuestionRow = Row & Omit<Unlabelled, 'payee'>;

/** Suggests for the owner's rows of `t` that match the conditions, with `least` confidence or more. Within a transaction. */
export async function suggestCategories(
  connection: Connection,
  books: LinkedBooks,
  conditions: SQL,
  least: number,
): Promise<SuggestedCategories> {
  const { owner } = books;
  const { suggester } = await learnFromLedger(connection, owner);
  const { payeesBySize } = suggester;
  const bySize = sql`${arrayLiteral(payeesBySize)}::text[]`;
  const size =
    payeesBySize.length === 0 ? sql`0` : sql`case when t.payee_key = any(${bySize}) then ${SIZE_OF_AMOUNT} else 0 end`;
  const accounts = await connection.query<{ id: string; currency: string }>`
    select account_id as id, currency from finance.accounts where owner = ${owner}`;
  const questions = sql`
    select g.payee_key as "payeeKey", g.side, g.size, a.currency
    from (
      select distinct t.payee_key, t.account_id, sign(t.amount)::int as side, ${size} as size
      from finance.transactions t
      where t.owner = ${owner} and ${AWAITS_CATEGORY} and t.payee_key is not null and ${conditions}
    ) g
    join finance.accounts a on a.owner = ${owner} and a.account_id = g.account_id
    group by 1, 2, 3, 4`;
  const answers = new Answers();
  for await (const batch of cursorRows<QuestionRow>(connection, questions, BATCH_QUESTIONS)) {
    for (const question of batch) {
      const suggestion = suggester.suggest({ ...question, payee: question.payeeKey });
      if (suggestion !== null && suggestion.confidence >= least) answers.add(question, suggestion);
    }
  }
  const byPayee = {
    from: answers.rows(accounts),
    where: sql`${AWAITS_CATEGORY} and s.payee_key = t.payee_key and s.side = sign(t.amount)::int and s.size = ${size}
      and (s.accounts is null or t.account_id = any(s.accounts::text[]))`,
    names: answers.names,
  };
  const linked = await linkedSuggestions(connection, books, conditions);
  return linked.size === 0 ? byPayee : withLinked(byPayee, linked, owner, conditions, least);
}

/** The same, but what links suggest for a row goes before what its payee does. */
function withLinked(
  { from, where, names }: SuggestedCategories,
  linked: ReadonlyMap<string, Suggestion>,
  owner: string,
  conditions: SQL,
  least: number,
): SuggestedCategories {
  const sure = [...linked].filter(([, { confidence }]) => confidence >= least);
  const column = (value: (row: (typeof sure)[0]) => string) => arrayLiteral(sure.map(value));
  return {
    from: sql`(
      select t.sequence, s.category, s.confidence from finance.transactions t, ${from}
      where t.owner = ${owner} and ${conditions} and ${where}
        and not (t.is_linked and t.sequence = any(${arrayLiteral([...linked.keys()])}::bigint[]))
      union all
      select * from unnest(${column(([id]) => id)}::bigint[], ${column(([, { category }]) => category)}::text[],
        ${column(([, { confidence }]) => String(confidence))}::numeric[])
    ) as s (sequence, category, confidence)`,
    where: sql`${AWAITS_CATEGORY} and s.sequence = t.sequence`,
    names: [...new Set([...names, ...sure.map(([, { category }]) => category)])].sort(),
  };
}

interface KnownAccount {
  readonly id: string;
  readonly currency: string;
}

/** Answers by column: a ledger may have nearly as many payees as rows. */
class Answers {
  readonly #payeeKeys: string[] = [];
  readonly #sides: string[] = [];
  readonly #sizes: string[] = [];
  readonly #currencies: string[] = [];
  readonly #categories: string[] = [];
  readonly #confidences: string[] = [];

  add({ payeeKey, side, size, currency }: QuestionRow, { category, confidence }: Suggestion): void {
    this.#payeeKeys.push(payeeKey);
    this.#sides.push(String(side));
    this.#sizes.push(String(size));
    this.#currencies.push(currency);
    this.#categories.push(category);
    this.#confidences.push(String(confidence));
  }

  /** The names of the categories, in order. */
  get names(): string[] {
    return [...new Set(this.#categories)].sort();
  }

  rows(accounts: readonly KnownAccount[]): SQL {
    const ids = new Map(accounts.map(({ currency }) => [currency, accountsIn(accounts, currency)]));
    return sql`unnest(
      ${arrayLiteral(this.#payeeKeys)}::text[], ${arrayLiteral(this.#sides)}::int[], ${arrayLiteral(this.#sizes)}::int[],
      ${arrayLiteral(this.#currencies.map((currency) => ids.get(currency) ?? null))}::text[],
      ${arrayLiteral(this.#categories)}::text[], ${arrayLiteral(this.#confidences)}::numeric[]
    ) as s (payee_key, side, size, accounts, category, confidence)`;
  }
}

/** The ids of the accounts in a currency as an array; null where all are. Joining the accounts would read a payee's rows for each. */
function accountsIn(accounts: readonly KnownAccount[], currency: string): string | null {
  const ids = accounts.filter((account) => account.currency === currency).map(({ id }) => id);
  return ids.length === accounts.length ? null : arrayLiteral(ids);
}
