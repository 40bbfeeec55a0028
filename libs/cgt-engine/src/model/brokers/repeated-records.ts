import type { OpenedBrokerFile } from './opened-table';

/** Two files of one broker with records in common. */
export interface Overlap {
  readonly file: string;
  readonly earlier: string;
  readonly count: number;
}

/** The records of each file that an earlier file of the same broker has, and the pairs of files. */
export interface Repetitions {
  readonly rows: readonly ReadonlySet<number>[];
  readonly overlaps: readonly Overlap[];
}

/**
 * Exports that overlap: a record that stands in two files counts as often as in the file that has it oftener. Equal records
 * of one file are separate and stay.
 */
export function repeatedRecords(files: readonly OpenedBrokerFile[]): Repetitions {
  const seen = new Map<string, { count: number; readonly file: string }>();
  const overlaps: Overlap[] = [];
  const rows = files.map(({ broker, name, identities }) => {
    const repeated = new Set<number>();
    // A broker with one file has nothing to repeat.
    if (files.filter((other) => other.broker === broker).length === 1) return repeated;
    const here = new Map<string, number>();
    const shared = new Map<string, number>();
    for (const [row, identity] of identities()) {
      const key = `${broker}\n${identity}`;
      const place = (here.get(key) ?? 0) + 1;
      here.set(key, place);
      const before = seen.get(key);
      if (before === undefined || place > before.count) continue;
      repeated.add(row);
      shared.set(before.file, (shared.get(before.file) ?? 0) + 1);
    }
    for (const [key, count] of here) {
      const before = seen.get(key);
      if (before === undefined) seen.set(key, { count, file: name });
      else if (count > before.count) before.count = count;
    }
    for (const [earlier, count] of shared) overlaps.push({ file: name, earlier, count });
    return repeated;
  });
  return { rows, overlaps };
}

/** Whether two records of files say the same: then they were compared, and what is left of them are fills of their own. */
export function sameRecordIn(files: readonly OpenedBrokerFile[]) {
  const known = new Map<string, ReadonlyMap<number, string>>();
  const identityOf = ({ file, rows: [row = 0] }: { readonly file: string; readonly rows: readonly number[] }) => {
    const identities = known.get(file) ?? files.find(({ name }) => name === file)?.identities();
    if (identities !== undefined) known.set(file, identities);
    return identities?.get(row);
  };
  return (one: Parameters<typeof identityOf>[0], other: Parameters<typeof identityOf>[0]): boolean => {
    const identity = identityOf(one);
    return identity !== undefined && identity === identityOf(other);
  };
}
