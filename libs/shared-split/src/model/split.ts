import { formatMinorUnits, parseMinorUnits } from '@bursar/money';
import * as z from 'zod';

import type { Household } from './household';
import { invariantViolated } from './refusals';

/**
 * How one movement is shared, seen from its payer: a new name or id of a person changes nothing in it. Exact shares are
 * cents.
 */
export type Split =
  | { readonly type: 'equal' }
  | { readonly type: 'weights'; readonly payer: number; readonly other: number }
  | { readonly type: 'exact'; readonly payer: bigint; readonly other: bigint }
  | { readonly type: 'only_payer' }
  | { readonly type: 'only_other' };

/** A split as JSON: in requests and answers by the ids of the people, in the store by `payer` and `other`. */
export type SplitRecord = Readonly<Record<string, unknown>>;

export const EQUAL = { type: 'equal' } as const;

/** The payer and the other person of a movement. */
export interface SplitPair {
  readonly payerId: string;
  readonly otherId: string;
}

/** The pair of somebody's movement. For a payer who has left the household, the other is its first person. */
export function pairOf([first, second]: Household, payerId: string): SplitPair {
  return { payerId, otherId: first.id === payerId ? second.id : first.id };
}

const weight = z.int().min(0).max(1_000_000);
const cents = z
  .string()
  .regex(/^0*[0-9]{1,10}\.[0-9]{2}$/)
  .transform((text) => parseMinorUnits(text) ?? 0n);

/** The forms of a request, with `payer` and `other` in place of the ids. */
const form = z.union([
  z.strictObject({ type: z.enum(['equal', 'only_payer', 'only_other']) }),
  z.strictObject({ type: z.literal('equal').optional(), mode: z.literal('equal') }).transform(() => EQUAL),
  z.strictObject({
    type: z.literal('weights'),
    weights: z.strictObject({ payer: weight, other: weight }).refine(({ payer, other }) => payer + other > 0),
  }),
  z.strictObject({ type: z.literal('exact'), shares: z.strictObject({ payer: cents, other: cents }) }),
]);

/** A split that a person asked for. Throws `UNSUPPORTED_SPLIT` for any other object. */
export function readSplit(config: SplitRecord, pair: SplitPair): Split {
  const split = parse(renamed(config, { [pair.payerId]: 'payer', [pair.otherId]: 'other' }));
  if (split === undefined) throw invariantViolated('UNSUPPORTED_SPLIT');
  return split;
}

/** A stored split; `undefined` for one of an unknown form. */
export function parseSplitRecord(stored: SplitRecord): Split | undefined {
  return parse(stored);
}

export function toSplitRecord(split: Split): SplitRecord {
  switch (split.type) {
    case 'weights':
      return { type: 'weights', weights: { payer: split.payer, other: split.other } };
    case 'exact':
      return {
        type: 'exact',
        shares: { payer: formatMinorUnits(split.payer), other: formatMinorUnits(split.other) },
      };
    default:
      return { type: split.type };
  }
}

/** A stored split as answers show it, by the ids of the two; one of an unknown form as it is. */
export function publishedSplit(stored: SplitRecord, { payerId, otherId }: SplitPair): SplitRecord {
  return renamed(stored, { payer: payerId, other: otherId });
}

/** The same shares of the same people, seen from the other one. */
export function seenFromOther(split: Split): Split {
  if (split.type !== 'weights' && split.type !== 'exact') return split;
  return { ...split, payer: split.other, other: split.payer } as Split;
}

function parse(config: SplitRecord): Split | undefined {
  const { data } = form.safeParse(config);
  if (data === undefined) return undefined;
  if ('weights' in data) return { type: 'weights', ...data.weights };
  return 'shares' in data ? { type: 'exact', ...data.shares } : data;
}

/** With other names for the people in `weights` and `shares`; a person without a new name gets none that fits. */
function renamed(config: SplitRecord, names: Readonly<Record<string, string>>): SplitRecord {
  const nameOf = (id: string) => (Object.hasOwn(names, id) ? (names[id] as string) : `unknown ${id}`);
  return Object.fromEntries(
    Object.entries(config).map(([key, value]) => [
      key,
      (key === 'weights' || key === 'shares') && typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).map(([id, share]) => [nameOf(id), share]))
        : value,
    ]),
  );
}
