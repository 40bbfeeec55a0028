import type { Connection } from '@bursar/database';

import { accountOfMoneyNotFound } from '../errors';
import { AccountHistory } from '../model/balances/account-history';
import { sumByCurrency, type CurrencyAmount } from '../model/balances/net-worth';
import { idsOfAccount, pairsOfMoney, sameAccounts } from '../model/balances/same-accounts';
import { byName } from '../model/by-name';
import type { TransactionSource } from '../model/transaction-source';
import { unknownSpans, type EntryStep } from '../model/balances/split-steps';
import { spanSteps } from '../store/balances/entry-steps';
import { keptHistories, writtenHistories } from '../store/balances/kept-histories';
import { sourceBalances } from '../store/balances/known-balances';
import { accountsSpentFrom, moneyAccounts, sourceSteps, type MoneyAccount } from '../store/balances/money-accounts';
import { linkedAccounts } from '../store/links/stored-links';

/** An account with what is known of its balances. */
export interface AccountBalances extends MoneyAccount {
  /** Undefined if no balance is known. */
  readonly history: AccountHistory | undefined;
  /** The first day of which a balance or an entry is known. */
  readonly since: string | undefined;
  /** The account that counts for it, if a person said that both are one. */
  readonly sameAs: string | undefined;
}

interface BalancesQuery {
  readonly owner: string;
  readonly sources: readonly TransactionSource[];
  readonly accountId: string | undefined;
  /** The days of which balances are asked for. */
  readonly days: readonly string[];
  /** The accounts that the transaction has stored balances of; undefined if it has written nothing. */
  readonly written: readonly string[] | undefined;
}

/** The accounts of money by name, or one of them. Throws NOT_FOUND for an unknown one. */
export async function ledgerBalances(
  connection: Connection,
  { owner, sources, accountId, days, written }: BalancesQuery,
): Promise<AccountBalances[]> {
  const linked = await linkedAccounts(connection, owner);
  const ofLinked = sources.filter(({ name }) => linked.flat().some((id) => id.startsWith(`${name}:`)));
  const pairs = pairsOfMoney(linked, await accountsSpentFrom(connection, owner, ofLinked));
  const [listed, histories, ofSources, stepsOfSources] = await Promise.all([
    moneyAccounts(connection, owner, sources, accountId === undefined ? undefined : idsOfAccount(accountId, pairs)),
    written === undefined
      ? keptHistories(connection, owner, accountId)
      : writtenHistories(connection, owner, accountId, written),
    sourceBalances(connection, owner, sources, accountId),
    sourceSteps(connection, owner, sources, accountId),
  ]);
  const accounts = accountId === undefined ? listed : listed.filter(({ id }) => id === accountId);
  const same = sameAccounts(listed, pairs);
  if (accountId !== undefined && accounts.length === 0) throw accountOfMoneyNotFound(accountId);
  const own = new Map(accounts.flatMap(({ id, isImported }) => (isImported ? historyOf(histories, id) : [])));
  const parts = await partsOn(connection, owner, own, days);
  return accounts.sort(byName).map((account) => {
    const { id } = account;
    const balances = ofSources.get(id);
    const steps = stepsOfSources.get(id) ?? [];
    const ofSource = balances === undefined ? undefined : new AccountHistory(balances, steps);
    const history = account.isImported ? own.get(id)?.splitAt(parts.get(id) ?? []) : ofSource;
    const firstDays = [history?.balances[0]?.day, account.firstDay ?? steps[0]?.day].filter((day) => day !== undefined);
    return { ...account, history, since: firstDays.sort()[0], sameAs: same.get(id) };
  });
}

function historyOf(histories: ReadonlyMap<string, AccountHistory>, id: string): (readonly [string, AccountHistory])[] {
  const history = histories.get(id);
  return history === undefined ? [] : [[id, history]];
}

/** By account: the parts of steps that are needed for balances on these days. */
async function partsOn(
  connection: Connection,
  owner: string,
  histories: ReadonlyMap<string, AccountHistory>,
  days: readonly string[],
): Promise<ReadonlyMap<string, readonly EntryStep[]>> {
  const spans = [...histories].flatMap(([accountId, { steps }]) =>
    unknownSpans(steps, days).map((span) => ({ accountId, ...span })),
  );
  const parts = new Map<string, EntryStep[]>();
  const steps = await spanSteps(connection, owner, spans);
  spans.forEach(({ accountId }, index) => {
    const found = parts.get(accountId) ?? [];
    found.push(steps[index] as EntryStep);
    parts.set(accountId, found);
  });
  return parts;
}

/** The sums by currency at the end of a day, of the accounts that have a balance; two ids of one account count once. */
export function netWorth(accounts: readonly AccountBalances[], day: string): CurrencyAmount[] {
  return sumByCurrency(
    accounts.flatMap(({ history, currency, sameAs }) => {
      const balance = sameAs === undefined ? history?.on(day) : undefined;
      return balance === undefined ? [] : [{ currency, units: balance.units }];
    }),
  );
}
