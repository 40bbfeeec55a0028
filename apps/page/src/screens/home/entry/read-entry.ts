import {
  clockReadingFor,
  currencyInText,
  landingInText,
  namesUnknownPayer,
  payerInText,
  withoutAccount,
  withFrench,
  withoutEvenSharing,
  withoutFrench,
  withoutSharing,
} from '@bursar/household/entry';
import { callToolOrThrow, decimalOfCents, resultOf, type ToolResults } from '@bursar/views/html-views';

import { typedAmount } from '../../../forms/amount';
import type { Values } from '../../../forms/fields';
import type { Account } from '../../accounts/account-changes';
import { budgetInput } from '../../budget-place/budget-changes';
import { typedSplit } from '../../shared-expenses/split';
import {
  budgetUserOf,
  canShare,
  currencyOf,
  hasAccounts,
  hasBudget,
  type EntryContext,
  type Lands,
} from './entry-context';

/** What a text says, as the fields of a form; nothing is stored. */
export interface Reading {
  readonly typed: Values;
  /** The fields whose value is not certain. */
  readonly doubts: readonly string[];
  /** Undefined where it is to be asked. */
  readonly lands: Lands | undefined;
  /** That the text names; undefined where it names none. */
  readonly currency: string | undefined;
  /** The accounts that it can go to. */
  readonly accounts: readonly Account[];
}

type Parsed = NonNullable<ToolResults['parse_transaction_from_text']['data']>;

/** By the field that the parser names, the field of the form. */
const FIELD_OF: Readonly<Record<string, string>> = {
  amount: 'amount',
  date: 'day',
  category: 'category',
  category_type: 'categoryType',
  type: 'type',
  payer: 'payer',
};

/** Reads a text as an entry, and says where it would go. Throws where the server cannot read it. */
export async function readEntry(context: EntryContext, written: string): Promise<Reading> {
  const { people, person } = context;
  const text = written.normalize('NFC');
  // The parser knows the currency of the budget: it would ask for an amount in any other.
  const { text: plain, currency } = currencyInText(withoutAccount(text), context.currencies);
  const others = people.filter(({ id }) => id !== person?.id);
  const landing = landingInText(text, others);
  const isShared = landing?.ledger === 'shared' && canShare(context);
  const read = withoutFrench(isShared ? withoutEvenSharing(plain) : plain);
  const accounts = await accountsOf(context);
  const lands = isShared
    ? 'shared'
    : landing?.account !== undefined && hasAccounts(context)
      ? landOn(accountNamed(accounts, landing.account))
      : await landingIn(context, accounts, currency);
  // The days of a text are those of where it goes.
  const understood = await parse(context, read, lands);
  const parsed = { ...understood, candidate: withFrench(understood.candidate, text) };
  const isIncome = parsed.candidate.type === 'INCOME';
  return {
    typed: typedOf(context, parsed, payerInText(text, others)),
    doubts: [
      ...parsed.low_confidence_fields,
      ...parsed.ambiguities.map((ambiguity) => ambiguity.split(':', 1)[0] ?? ''),
      ...(namesUnknownPayer(text, people) ? ['payer'] : []),
    ]
      .map((field) => FIELD_OF[field] ?? '')
      .filter((field, index, all) => field !== '' && all.indexOf(field) === index),
    // Of what comes in, the other has no part.
    lands: isIncome && lands === 'shared' ? undefined : lands,
    currency,
    accounts,
  };
}

async function parse(context: EntryContext, text: string, lands: Lands | undefined): Promise<Parsed> {
  const { language, callTool, timeZone } = context;
  const ledger = lands === 'shared' || lands === 'budget' ? lands : 'account';
  const input = {
    ...budgetInput({ user: budgetUserOf(context) || NO_USER }, { text }),
    now_iso: clockReadingFor(ledger, timeZone, new Date()),
  };
  const { result } = await callToolOrThrow(language, callTool, 'parse_transaction_from_text', input);
  const { data } = resultOf('parse_transaction_from_text', result);
  if (data === undefined) throw new Error(language.t('refusal.internal'));
  return data;
}

/** Who has no budget yet has learnt nothing that a text could be read by. */
const NO_USER = 'page';

function typedOf({ language, people, person }: EntryContext, { candidate }: Parsed, payer: string | undefined): Values {
  const { amount_mxn_cents: cents, category_type: kind, category, description, date_iso: day, type } = candidate;
  return {
    amount: cents === null ? '' : typedAmount(language.locale, decimalOfCents(cents)),
    description: withoutSharing(description ?? '', people),
    category: category ?? '',
    categoryType: kind === null || kind === 'INCOME' ? '' : kind,
    day: day ?? '',
    type,
    payer: payer ?? person?.id ?? '',
    user: '',
    ...typedSplit(undefined, people),
  };
}

async function accountsOf(context: EntryContext): Promise<readonly Account[]> {
  if (!hasAccounts(context)) return [];
  const { language, callTool } = context;
  // Without the accounts, the entry can still go elsewhere.
  const listed = await callToolOrThrow(language, callTool, 'planifi_getBalances_v1', {}).catch(() => undefined);
  if (listed === undefined) return [];
  return resultOf('planifi_getBalances_v1', listed.result).balances.accounts.filter(
    ({ status }) => status === 'enabled',
  );
}

const landOn = (account: Account | undefined): Lands | undefined => account && `account:${account.accountId}`;

/** The account with this id or name; a space of a name may be written as a dash, and its end left out where one alone begins so. */
function accountNamed(accounts: readonly Account[], named: string): Account | undefined {
  const wanted = folded(named);
  const same = accounts.find(({ accountId, name }) => accountId === named || folded(name) === wanted);
  const [first, ...more] = accounts.filter(({ name }) => folded(name).startsWith(wanted));
  return same ?? (more.length === 0 ? first : undefined);
}

const folded = (name: string) => name.toLowerCase().replaceAll(/[\s_-]+/g, '-');

/** Where an entry usually goes; one in another currency goes to the only place that is in it. */
async function landingIn(
  context: EntryContext,
  accounts: readonly Account[],
  currency: string | undefined,
): Promise<Lands | undefined> {
  const usual = await usualLanding(context, accounts);
  if (currency === undefined || currencyOf(context, usual, accounts) === currency) return usual;
  const targets = [
    ...(canShare(context) ? ['shared'] : []),
    ...(hasBudget(context) ? ['budget'] : []),
    ...accounts.map(({ accountId }) => `account:${accountId}`),
  ].filter((lands) => currencyOf(context, lands, accounts) === currency);
  return targets.length === 1 ? targets[0] : usual;
}

/** What the household has set; else the budget where this person keeps one, else what is shared. */
async function usualLanding(context: EntryContext, accounts: readonly Account[]): Promise<Lands | undefined> {
  const { entryTo } = context;
  const only = accounts.length === 1 ? landOn(accounts[0]) : undefined;
  if (entryTo === 'account' && hasAccounts(context)) return only;
  if (entryTo === 'budget' && hasBudget(context)) return 'budget';
  if (entryTo === 'shared' && canShare(context)) return 'shared';
  if (!canShare(context)) return hasBudget(context) ? 'budget' : only;
  return hasBudget(context) && (await keepsBudget(context)) ? 'budget' : 'shared';
}

async function keepsBudget(context: EntryContext): Promise<boolean> {
  const { language, callTool } = context;
  const user = budgetUserOf(context);
  if (user === '') return false;
  const input = budgetInput({ user }, { limit: 1 });
  const { result } = await callToolOrThrow(language, callTool, 'list_transactions', input);
  return (resultOf('list_transactions', result).data?.total_count ?? 0) > 0;
}
