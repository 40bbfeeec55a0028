import type { Connection, Transaction } from '@bursar/database';
import * as z from 'zod';

import { defineUseCase, readTransaction, type LedgerContext } from '../context';
import { invalidField, ruleNotFound } from '../errors';
import { idFilter, text } from '../model/fields';
import { RULES } from '../model/field-rules';
import { optional, withDefault } from '../model/optional';
import { counted } from '../model/plain-text';
import { ruleId } from '../model/published-ids';
import { editRules, type EditedRules } from '../model/rules/edit-rules';
import { MOST_RULES, ruleActions, ruleConditions, type Rule } from '../model/rules/rule';
import { transactionDiff } from '../model/transaction-diff';
import { fillPayees } from '../store/fill-payees';
import { beginChange } from '../store/journal/begin-change';
import { recordChange } from '../store/journal/record-change';
import { createLockedLedger } from '../store/lock-ledger';
import { RuleWriter } from '../store/rules/ruled-transactions';
import { listStoredRules, saveRules, takeRuleNumbers, type StoredRule } from '../store/rules/stored-rules';
import { allowLongStatements } from '../store/statement-settings';
import { tryOnLedger, type RuleEffects } from './apply-rules';

const ruleToSet = z.strictObject({
  id: optional(idFilter),
  name: optional(text(1, 200)),
  when: ruleConditions,
  then: ruleActions,
  enabled: optional(z.boolean()),
  before: optional(idFilter),
});

/** Published as any objects, which the description explains: the whole server's list of tools has to stay short. */
const publishedRules = z
  .array(z.looseObject({}))
  .min(1)
  .max(MOST_RULES)
  .describe(
    '{id?, name?, when: {payee?, description?, account_id?, currency?, direction?, min_amount?, max_amount?}, then: ' +
      '{category?, payee?, add_tags?}, enabled?, before?}: added, or with id replaced.',
  );

const input = z
  .strictObject({
    set: optional(publishedRules.pipe(z.array(ruleToSet))),
    remove: optional(z.array(idFilter).min(1).max(MOST_RULES).describe('Ids of rules.')),
    apply_to: withDefault(z.enum(['new', 'past']), 'new'),
    mode: withDefault(z.enum(['preview', 'commit']), 'preview'),
  })
  .superRefine(({ set, remove, apply_to: applyTo }, context) => {
    const refuse = (field: string, rule: string) =>
      context.addIssue({ code: 'custom', path: [field], params: { rule } });
    if (set === undefined && remove === undefined && applyTo !== 'past') refuse('set', RULES.someRule);
    const ids = [...(set ?? []).flatMap(({ id }) => id ?? []), ...(remove ?? [])];
    if (new Set(ids).size < ids.length) refuse('set', RULES.ruleOnce);
  });

type RulesInput = z.output<typeof input>;

/** Saves rules and applies them. See `setTheRules`. */
export function setRules({ readOnly }: { readonly readOnly: boolean }) {
  return defineUseCase({
    name: 'finance_rules_set',
    tool: {
      toolsets: ['review'],
      title: 'Create, change or delete rules for automatically sorting future bank data',
      description:
        'Creates a rule that categorizes bank lines from now on (always, anything from), or replaces (by id), ' +
        'moves, deletes rules. Preview first. apply_to past also changes what is stored; what a person set ' +
        'stays. Créer règle, classement, toujours; criar regra categoria, sempre, classifica; crear regla, ' +
        'siempre, clasifica, ahora adelante; neue Regel, künftig, immer.',
    },
    input,
    output: z.object({
      mode: z.enum(['preview', 'commit']),
      rules_total: z.int(),
      rules: z.array(
        z.object({
          id: z.string().nullable(),
          position: z.int(),
          matched_count: z.int(),
          decides_count: z.int(),
        }),
      ),
      changed_count: z.int(),
      diff: z.array(transactionDiff),
      change_id: z.string().nullable(),
    }),
    effect: readOnly ? 'read' : 'write',
    errors: ['NOT_FOUND'],
    execute: async (context, given, { signal }) => {
      if (readOnly && given.mode === 'commit') throw invalidField('mode', RULES.previewOnly);
      await fillPayees(context.database, context.owner);
      if (given.mode === 'commit') {
        return context.database.transaction((transaction) => commitRules(context, transaction, given, signal));
      }
      return readTransaction(context, async (connection) => {
        const { rules, set } = edited(await listStoredRules(connection, context.owner), given);
        return answerOf(
          given,
          rules,
          set,
          await tryOnLedger(connection, context.owner, rules, undefined, signal),
          null,
        );
      });
    },
  });
}

/** Throws NOT_FOUND for ids of no rule, and VALIDATION_ERROR for too many rules. */
function edited(stored: readonly Rule[], { set = [], remove = [] }: RulesInput): EditedRules {
  const result = editRules(stored, set, remove);
  if ('unknown' in result) throw ruleNotFound(result.unknown);
  if (result.rules.length > MOST_RULES) throw invalidField('set', RULES.fewRules);
  return result;
}

/** Saving and applying are one change. */
async function commitRules(
  { owner, clock, via }: LedgerContext,
  transaction: Transaction,
  given: RulesInput,
  signal: AbortSignal,
) {
  await allowLongStatements(transaction);
  await createLockedLedger(transaction, owner);
  const planned = edited(await listStoredRules(transaction, owner), given);
  const intent = { owner, kind: 'rules', via, tool: 'finance_rules_set', now: clock.now() } as const;
  const change = await beginChange(transaction, intent);
  const { rules, set } = await numbered(transaction, owner, planned);
  await saveRules(transaction, owner, rules);
  const writer = given.apply_to === 'past' ? new RuleWriter(transaction, owner) : undefined;
  const effects = await tryOnLedger(transaction, owner, rules, writer, signal);
  const recorded = await recordChange(transaction, change, { summary: summaryOf(given, writer && effects) });
  return answerOf(given, rules, set, effects, recorded?.id ?? null);
}

function summaryOf({ set = [], remove = [] }: RulesInput, effects: RuleEffects | undefined): string {
  const done = [
    ...(set.length > 0 ? [`Set ${counted(set.length, 'rule')}`] : []),
    ...(remove.length > 0 ? [`Removed ${counted(remove.length, 'rule')}`] : []),
    ...(effects === undefined ? [] : [`Applied the rules to ${counted(effects.changed, 'transaction')}`]),
  ];
  return done.join('; ');
}

/** New rules get numbers. */
async function numbered(transaction: Connection & Transaction, owner: string, { rules, set }: EditedRules) {
  const fresh = rules.filter(({ number }) => number === undefined);
  const first = fresh.length === 0 ? 0 : await takeRuleNumbers(transaction, owner, fresh.length);
  const stored = new Map(rules.map((rule) => [rule, { ...rule, number: rule.number ?? first + fresh.indexOf(rule) }]));
  const of = (some: readonly Rule[]): StoredRule[] => some.flatMap((rule) => stored.get(rule) ?? []);
  return { rules: of(rules), set: of(set) };
}

function answerOf(
  { mode, apply_to: applyTo }: RulesInput,
  rules: readonly Rule[],
  set: readonly Rule[],
  { matched, decided, changed, diff }: RuleEffects,
  changeId: string | null,
) {
  const isApplied = applyTo === 'past';
  return {
    mode,
    rules_total: rules.length,
    rules: set.map((rule) => {
      const index = rules.indexOf(rule);
      return {
        id: rule.number === undefined ? null : ruleId(rule.number),
        position: index + 1,
        matched_count: matched[index] ?? 0,
        decides_count: decided[index] ?? 0,
      };
    }),
    changed_count: isApplied ? changed : 0,
    diff: isApplied ? [...diff] : [],
    change_id: changeId,
  };
}
