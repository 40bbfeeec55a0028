import { ruleNumber } from '../published-ids';
import type { Rule, RuleActions, RuleConditions } from './rule';

/** A rule that is added, or that replaces the one with its id. */
export interface RuleToSet {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly when: RuleConditions;
  readonly then: RuleActions;
  readonly enabled?: boolean | undefined;
  /** The id of a rule that it is to stand before. */
  readonly before?: string | undefined;
}

export interface EditedRules {
  readonly rules: readonly Rule[];
  /** Those that were set, in the order in which they were given. */
  readonly set: readonly Rule[];
}

/** Ids of rules that are meant, but are not there. */
export interface UnknownRules {
  readonly unknown: readonly string[];
}

/** The list that results: without those that are removed, and with those that are set, one after the other. */
export function editRules(
  rules: readonly Rule[],
  set: readonly RuleToSet[],
  remove: readonly string[],
): EditedRules | UnknownRules {
  const known = new Set(rules.map(({ number }) => number));
  const removed = new Set(remove.map(ruleNumber));
  const isThere = (id: string) => known.has(ruleNumber(id) ?? -1);
  const isKept = (id: string) => isThere(id) && !removed.has(ruleNumber(id));
  const unknown = [
    ...remove.filter((id) => !isThere(id)),
    ...set.flatMap(({ id, before }) => [id, before]).filter((id) => id !== undefined && !isKept(id)),
  ].filter((id) => id !== undefined);
  if (unknown.length > 0) return { unknown: [...new Set(unknown)] };
  const list = rules.filter(({ number }) => !removed.has(number));
  const placed = set.map(({ id, name, when, then, enabled, before }) => {
    const number = id === undefined ? undefined : ruleNumber(id);
    const rule: Rule = { number, name: name ?? null, when, then, isEnabled: enabled ?? true };
    const place = number === undefined ? -1 : list.findIndex((each) => each.number === number);
    if (place >= 0 && (before === undefined || before === id)) {
      list[place] = rule;
      return rule;
    }
    if (place >= 0) list.splice(place, 1);
    const next = before === undefined ? -1 : list.findIndex((each) => each.number === ruleNumber(before));
    list.splice(next < 0 ? list.length : next, 0, rule);
    return rule;
  });
  return { rules: list, set: placed };
}
