import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was asked for lies beside the checkout, not in it. */
const ASKED = join(__dirname, '../../../../../shared/seeds/planifi.md');

export interface AskedAction {
  /** `planifi.createExpense.v1` */
  readonly name: string;
  readonly input: unknown;
  readonly output: unknown;
}

/** The schemas that the actions have to have, references written out; empty when the file is not there. */
export function askedActions(): AskedAction[] {
  if (!existsSync(ASKED)) return [];
  const sections = readFileSync(ASKED, 'utf8')
    .split(/^### \d+\) /m)
    .slice(1);
  return sections.map((section) => {
    const [input, output] = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) =>
      JSON.parse(String(json)),
    );
    return { name: String(/`([^`]+)`/.exec(section)?.[1]), input: inlined(input), output: inlined(output) };
  });
}

function inlined(schema: Record<string, unknown>): unknown {
  const { definitions = {}, ...root } = schema;
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...own } = node as Record<string, unknown>;
    if (typeof $ref !== 'string')
      return Object.fromEntries(Object.entries(own).map(([key, each]) => [key, resolve(each)]));
    return resolve((definitions as Record<string, unknown>)[$ref.replace('#/definitions/', '')]);
  };
  return resolve(root);
}

/** Keywords that only say more than was asked for: what a value means, and how large or long it may be. */
const SAYING_MORE = ['description', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum'];

/** Where a schema says something else than was asked for; it may say more. */
export function schemaDifferences(asked: unknown, found: unknown, place = '#'): string[] {
  if (!isObject(asked) || !isObject(found)) {
    return JSON.stringify(ordered(asked)) === JSON.stringify(ordered(found)) ? [] : [place];
  }
  const isNames = place.endsWith('/properties');
  const more = Object.keys(found).filter((key) => !(key in asked) && (isNames || !SAYING_MORE.includes(key)));
  return [
    ...more.map((key) => `${place}/${key} was not asked for`),
    ...Object.entries(asked).flatMap(([key, value]) => schemaDifferences(value, found[key], `${place}/${key}`)),
  ];
}

/** Lists in schemas are sets. */
function ordered(value: unknown): unknown {
  return Array.isArray(value) ? [...value].sort() : value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
