import type { Connection } from '@bursar/database';
import { sql } from 'drizzle-orm';
import * as z from 'zod';

import { defineUseCase, readTransaction } from '../context';
import { transactionNotFound } from '../errors';
import { units } from '../model/decimal';
import { accountId, currency, decimal, idFilter, text } from '../model/fields';
import { RULES } from '../model/field-rules';
import { optional } from '../model/optional';
import { cleanPayee } from '../model/payee/clean-payee';
import { payeeKey } from '../model/payee/payee-key';
import { ruleId, transactionSequence } from '../model/published-ids';
import { CONDITIONS } from '../model/rules/rule';
import { readyRules, tryRules, type RuleSubject, type RuleVerdict } from '../model/rules/try-rules';
import { fillPayees } from '../store/fill-payees';
import { currencyOfAccount } from '../store/list-accounts';
import { ruledTransactions, type RuledTransaction } from '../store/rules/ruled-transactions';
import { listStoredRules, type StoredRule } from '../store/rules/stored-rules';
import { publishedActions, publishedConditions } from './rule-output';

const explainInput = z
  .strictObject({
    transaction_id: optional(idFilter),
    description: optional(text(1, 2000)),
    amount: optional(decimal),
    currency: optional(currency),
    account_id: optional(accountId),
  })
  .refine(
    ({ transaction_id: id, ...line }) =>
      id === undefined ? line.description !== undefined : Object.values(line).every((value) => value === undefined),
    { params: { rule: RULES.explained } },
  );

const source = z.enum(['person', 'rule', 'statement', 'suggestion', 'cleaned']).nullable();
const decision = z.object({ value: z.string().nullable(), from: source, rule_id: z.string().nullable() });

const explanation = z.object({
  payee: decision,
  category: decision,
  tags: z.array(z.string()).readonly(),
  tried: z.array(z.object({ rule_id: z.string(), fits: z.boolean(), because: z.enum(CONDITIONS).nullable() })),
});

/** The rules in their order; for a transaction or a made-up line, which of them fit, and why the others do not. */
export const listRules = defineUseCase({
  name: 'finance_rules_list',
  tool: {
    toolsets: ['review'],
    title: 'See each rule for sorting bank statements (auto sort)',
    description:
      'Lists the rules that categorize bank lines automatically, in the order tried: explain tells why a ' +
      'payment is in a category. Règles, classent, catégories, automatiques; regras, classificam, categorias, ' +
      'sozinhas; reglas, clasifican, categorías, solas; Regeln, automatische Kategorien, sortieren.',
  },
  input: z.strictObject({
    explain: optional(explainInput.describe('Either transaction_id, or description and more of a line.')),
  }),
  output: z.object({
    rules: z.array(
      z.object({
        id: z.string(),
        position: z.int(),
        name: z.string().nullable(),
        when: publishedConditions,
        then: publishedActions,
        enabled: z.boolean(),
      }),
    ),
    explain: explanation.optional(),
  }),
  effect: 'read',
  errors: ['NOT_FOUND'],
  execute: async (context, { explain }) => {
    if (explain?.transaction_id !== undefined) await fillPayees(context.database, context.owner);
    return readTransaction(context, async (connection) => {
      const stored = await listStoredRules(connection, context.owner);
      const rules = stored.map(({ number, name, when, then, isEnabled }, index) => ({
        ...{ id: ruleId(number), position: index + 1, name, when, then, enabled: isEnabled },
      }));
      if (explain === undefined) return { rules };
      const { transaction_id: id, ...line } = explain;
      const told =
        id === undefined
          ? explainLine(stored, await subjectOf(connection, context.owner, line))
          : explainStored(stored, await storedSubject(connection, context.owner, id));
      return { rules, explain: told };
    });
  },
});

type Line = Omit<z.output<typeof explainInput>, 'transaction_id'>;

async function subjectOf(connection: Connection, owner: string, line: Line): Promise<RuleSubject> {
  const { description = '', amount, account_id: account = null, currency: given } = line;
  const ofAccount = account === null ? undefined : await currencyOfAccount(connection, owner, [], account);
  const name = cleanPayee(description);
  const key = payeeKey(name);
  return {
    ...{
      description,
      amount: amount === undefined ? null : units(amount),
      accountId: account,
      currency: given ?? ofAccount ?? null,
    },
    payee: { name, key, isOfPerson: false },
    ownPayeeKey: key,
    ...{ category: null, categorySource: null, isSplit: false, tags: [] },
  };
}

async function storedSubject(connection: Connection, owner: string, id: string): Promise<RuledTransaction> {
  const sequence = transactionSequence(id);
  if (sequence === undefined) throw transactionNotFound(id);
  for await (const batch of ruledTransactions(connection, owner, sql`t.sequence = ${sequence}::bigint`)) {
    for (const found of batch) return found;
  }
  throw transactionNotFound(id);
}

type Explanation = z.output<typeof explanation>;

/** What is stored, and the rules that would give it now. */
function explainStored(rules: readonly StoredRule[], subject: RuledTransaction): Explanation {
  const { payee, category, ...tried } = explainLine(rules, subject);
  const { payeeSource, categorySource } = subject;
  return {
    payee: { value: subject.payee.name, from: source.parse(payeeSource), rule_id: payee.rule_id },
    category: { value: subject.category, from: source.parse(categorySource), rule_id: category.rule_id },
    ...tried,
    tags: subject.tags,
  };
}

/** What the rules would give. */
function explainLine(rules: readonly StoredRule[], subject: RuleSubject): Explanation {
  const verdict = tryRules(readyRules(rules), subject);
  const { payee, category, tags } = verdict;
  const given = payee?.rule.then.payee;
  const named = category?.rule.then.category;
  return {
    payee: { value: given ?? subject.payee.name, from: given === undefined ? 'cleaned' : 'rule', rule_id: idOf(payee) },
    category: { value: named ?? null, from: named === undefined ? null : 'rule', rule_id: idOf(category) },
    tags,
    tried: rules.map(({ number }, index) => {
      const because = verdict.because[index] ?? null;
      return { rule_id: ruleId(number), fits: because === null, because };
    }),
  };
}

function idOf(tried: RuleVerdict['payee']): string | null {
  return tried?.rule.number === undefined ? null : ruleId(tried.rule.number);
}
