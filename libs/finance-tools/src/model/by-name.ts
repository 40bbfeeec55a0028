interface Named {
  readonly id: string;
  readonly name: string;
}

/** The order of lists: by name in lower case, then by id; both by UTF-16 code units. */
export function byName(one: Named, other: Named): number {
  return compare(one.name.toLowerCase(), other.name.toLowerCase()) || compare(one.id, other.id);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
