import type { CallToolResult } from '../tools/tool-call';

/** The key in `_meta` under which the server sends the names of the participants, by id. */
const NAMES_META = 'bursar/names';

/** The name of a participant. */
export type NameOf = (id: string) => string;

/** Looks up the names sent with a result; without one, the id is the name. */
export function namesOf({ _meta }: CallToolResult): NameOf {
  const names = (_meta?.[NAMES_META] ?? {}) as Readonly<Record<string, unknown>>;
  return (id) => {
    const name = Object.hasOwn(names, id) ? names[id] : undefined;
    return typeof name === 'string' && name !== '' ? name : id;
  };
}
