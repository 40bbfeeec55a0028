import { NAMES_META } from '../contract/month-result';
import type { ToolAnswer } from '../contract/tool-call';

/** What somebody is called. */
export type NameOf = (id: string) => string;

/** By the names that came beside the answer; an id stands for itself where none came. */
export function namesOf({ _meta }: ToolAnswer): NameOf {
  const names = (_meta?.[NAMES_META] ?? {}) as Readonly<Record<string, unknown>>;
  return (id) => {
    const name = Object.hasOwn(names, id) ? names[id] : undefined;
    return typeof name === 'string' && name !== '' ? name : id;
  };
}
