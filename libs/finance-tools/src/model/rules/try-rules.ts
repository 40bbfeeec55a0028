import { units } from '../decimal';
import { foldWords } from '../fold-words';
import { categoryKey, MOST_TAGS } from '../ledger-fields';
import { payeeKey } from '../payee/payee-key';
import { singleBlanks } from '../plain-text';
import type { ConditionName, Rule } from './rule';

/** What rules look at. */
export interface RuleSubject {
  readonly description: string;
  /** Null: not known. */
  readonly accountId: string | null;
  readonly currency: string | null;
  /** In ten-thousandths. */
  readonly amount: bigint | null;
  /** The payee that counts now. */
  readonly payee: { readonly name: string; readonly key: string; readonly isOfPerson: boolean };
  /** The key of the payee without rules. */
  readonly ownPayeeKey: string;
  readonly category: string | null;
  readonly categorySource: string | null;
  readonly isSplit: boolean;
  readonly tags: readonly string[];
}

/** What the rules make of a transaction. */
export interface RuleVerdict {
  /** The rule that gives the payee, the category; undefined if none does, or if a person's stands before it. */
  readonly payee: TriedRule | undefined;
  readonly category: TriedRule | undefined;
  /** All tags afterwards, sorted. */
  readonly tags: readonly string[];
  /** By rule: the first condition that does not hold, in the pass in which it acts; null if it fits. */
  readonly because: readonly (ConditionName | null | undefined)[];
  /** By rule: whether it gives something that no person and no earlier rule has given. */
  readonly decides: readonly boolean[];
}

/** A rule that is ready to be tried. */
export interface TriedRule {
  readonly rule: Rule;
  readonly index: number;
  readonly payeeKey: string | undefined;
  readonly description: string | undefined;
  readonly least: bigint | undefined;
  readonly most: bigint | undefined;
}

/** Folds and parses once what every transaction is compared with. */
export function readyRules(rules: readonly Rule[]): TriedRule[] {
  return rules.map((rule, index) => ({
    rule,
    index,
    payeeKey: rule.when.payee === undefined ? undefined : payeeKey(rule.when.payee),
    description: rule.when.description === undefined ? undefined : oneText(rule.when.description),
    least: rule.when.min_amount === undefined ? undefined : units(rule.when.min_amount),
    most: rule.when.max_amount === undefined ? undefined : units(rule.when.max_amount),
  }));
}

/** What is stored has single blanks already. */
function oneText(text: string): string {
  const folded = foldWords(text);
  return /\s\s|^\s|\s$/.test(folded) ? singleBlanks(folded) : folded;
}

/**
 * Tries the rules in two passes: the first gives the payee, and sees the payee without rules; the second gives category and
 * tags, and sees the payee that results. What a person set stands before all of them.
 */
export function tryRules(rules: readonly TriedRule[], subject: RuleSubject): RuleVerdict {
  const text = oneText(subject.description);
  const because = new Array<ConditionName | null | undefined>(rules.length).fill(undefined);
  const decides = new Array<boolean>(rules.length).fill(false);
  let payee: TriedRule | undefined;
  for (const each of rules) {
    const { rule, index } = each;
    if (rule.then.payee === undefined) continue;
    const failed = failedCondition(each, subject, subject.ownPayeeKey, text);
    because[index] = failed;
    if (failed !== null || !rule.isEnabled || subject.payee.isOfPerson || payee !== undefined) continue;
    payee = each;
    decides[index] = true;
  }
  const given = payee?.rule.then.payee;
  const key = given === undefined ? subject.payee.key : payeeKey(given);
  const takesCategory = subject.categorySource !== 'person' && !subject.isSplit;
  let added: Set<string> | undefined;
  let category: TriedRule | undefined;
  for (const each of rules) {
    const { rule, index } = each;
    const { category: name, add_tags: tags = NONE } = rule.then;
    if (name === undefined && tags.length === 0) continue;
    const failed = failedCondition(each, subject, key, text);
    if (because[index] !== null) because[index] = failed;
    if (failed !== null || !rule.isEnabled) continue;
    if (name !== undefined && takesCategory && category === undefined) {
      category = each;
      decides[index] = true;
    }
    for (const tag of tags) {
      added ??= new Set();
      if (added.has(tag)) continue;
      added.add(tag);
      decides[index] = true;
    }
  }
  return {
    payee,
    category,
    tags: added === undefined ? subject.tags : withTags(subject.tags, added),
    because,
    decides,
  };
}

const NONE: readonly string[] = [];

function failedCondition(
  { rule: { when }, payeeKey: wanted, description, least, most }: TriedRule,
  { accountId, currency, amount }: RuleSubject,
  payee: string,
  text: string,
): ConditionName | null {
  if (wanted !== undefined && wanted !== payee) return 'payee';
  if (description !== undefined && !text.includes(description)) return 'description';
  if (when.account_id !== undefined && when.account_id !== accountId) return 'account_id';
  if (when.currency !== undefined && when.currency !== currency) return 'currency';
  const side = when.direction ?? 'ALL';
  const isOnSide = side === 'ALL' || (amount !== null && (side === 'DEBIT_ONLY' ? amount < 0n : amount > 0n));
  if (!isOnSide) return 'direction';
  if (least !== undefined && (amount === null || amount < least)) return 'min_amount';
  if (most !== undefined && (amount === null || amount > most)) return 'max_amount';
  return null;
}

/** No more than a transaction may have: those of earlier rules first. */
function withTags(tags: readonly string[], added: ReadonlySet<string>): readonly string[] {
  const fresh = [...added].filter((tag) => !tags.includes(tag));
  if (fresh.length === 0) return tags;
  return [...tags, ...fresh].slice(0, Math.max(tags.length, MOST_TAGS)).sort();
}

/** What a verdict changes in a transaction. */
export interface RuleChange {
  /** Undefined: as it is. */
  readonly payee: string | undefined;
  readonly category: string | undefined;
  readonly tags: readonly string[];
}

/** Undefined if everything is so already. */
export function changeBy({ payee, category, tags }: RuleVerdict, subject: RuleSubject): RuleChange | undefined {
  const given = payee?.rule.then.payee;
  const name = category?.rule.then.category;
  const isSameCategory =
    subject.categorySource === 'rule' &&
    name !== undefined &&
    subject.category !== null &&
    categoryKey(subject.category) === categoryKey(name);
  const change = {
    payee: given === subject.payee.name ? undefined : given,
    category: isSameCategory ? undefined : name,
    tags,
  };
  const isChanged = change.payee !== undefined || change.category !== undefined || tags !== subject.tags;
  return isChanged ? change : undefined;
}
