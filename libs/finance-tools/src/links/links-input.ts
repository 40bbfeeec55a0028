import * as z from 'zod';

import { dateRange, idFilter, limit, offset } from '../model/fields';
import { RULES } from '../model/field-rules';
import { LINK_KINDS } from '../model/links/link';
import { optional, withDefault } from '../model/optional';

const MOST_PAIRS = 500;

const kinds = z.array(z.enum(LINK_KINDS)).min(1).describe('Default: all.');

export const proposeInput = z.strictObject({
  date_range: optional(dateRange.describe('Default: the last year.')),
  kinds: optional(kinds),
  state: withDefault(z.enum(['proposed', 'confirmed', 'rejected']), 'proposed'),
  limit: withDefault(limit, 50),
  offset: withDefault(offset, 0),
});

const pair = z.strictObject({ kind: z.enum(LINK_KINDS), left: idFilter, right: idFilter });
/** Published as any objects, which the first description explains: the whole server's list of tools has to stay short. */
const pairs = z.array(z.looseObject({})).min(1).max(MOST_PAIRS);
const sure = z.looseObject({}).pipe(z.strictObject({ date_range: optional(dateRange), kinds: optional(kinds) }));

export const setInput = z
  .strictObject({
    confirm: optional(pairs.describe('Of {kind, left, right}.').pipe(z.array(pair))),
    confirm_sure: optional(sure.describe('All sure proposals: {date_range?, kinds?}.')),
    reject: optional(pairs.describe('The same.').pipe(z.array(pair))),
    remove: optional(z.array(idFilter).min(1).max(MOST_PAIRS).describe('Ids of links.')),
    mode: withDefault(z.enum(['preview', 'commit']), 'preview'),
  })
  .superRefine(({ confirm = [], confirm_sure: isSure, reject = [], remove = [] }, context) => {
    const count = confirm.length + reject.length + remove.length;
    const rule = count === 0 && isSure === undefined ? RULES.someLink : count > MOST_PAIRS ? RULES.fewLinks : undefined;
    if (rule !== undefined) context.addIssue({ code: 'custom', path: ['confirm'], params: { rule } });
  });

export type ProposeInput = z.output<typeof proposeInput>;
export type SetInput = z.output<typeof setInput>;
