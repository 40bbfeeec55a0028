import { createHash } from 'node:crypto';

import { archiveKey, type ArchivedDomain, type ArchivedRecord } from './archived-domain';
import { ArchiveRefusal } from './archive-refusal';
import { conversionOf } from './column-kinds';
import { linesOf } from './read-lines';
import { ARCHIVE_FORMAT } from './write-archive';

/** A record of an archive, checked as far as it can be without a database. */
export interface ArchiveLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly domain: ArchivedDomain;
  readonly record: ArchivedRecord;
}

interface Place {
  readonly domain: ArchivedDomain;
  readonly record: ArchivedRecord;
  /** In the order of the archive. */
  readonly rank: number;
  /** In their order, with what they may be. */
  readonly members: readonly (readonly [key: string, accepts: (value: unknown) => boolean])[];
}

const WELL_FORMED = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Whether a file begins as an archive of any format does. */
export function isArchive(start: string): boolean {
  return start.startsWith('{"bursar":"archive"');
}

/**
 * The records of an archive, in their order. Its end is checked after the last of them: what is done with them has to be taken
 * back when this throws an ArchiveRefusal.
 */
export async function* readArchive(
  bytes: AsyncIterable<Buffer>,
  domains: readonly ArchivedDomain[],
): AsyncGenerator<ArchiveLine, void> {
  const positions = positionsOf(domains);
  const hash = createHash('sha256');
  let records = 0;
  let rank = 0;
  let isEnded = false;
  let last = 0;
  for await (const line of linesOf(bytes)) {
    const { number } = line;
    if (isEnded) throw new ArchiveRefusal('something follows the end of the archive', number);
    const { text, value } = parsed(line.bytes, number);
    last = number;
    if (number === 1) checkHead(value);
    else if ('end' in value) {
      checkEnd(value, { records, sha256: hash.digest('hex') }, number);
      isEnded = true;
      continue;
    } else {
      const place = placeOf(positions, value, number);
      if (place.rank < rank)
        throw new ArchiveRefusal(`a ${place.record.record} does not come after what is before it`, number);
      rank = place.rank;
      checkMembers(place, value, number);
      records += 1;
      yield { number, text, domain: place.domain, record: place.record };
    }
    hash.update(line.bytes);
  }
  if (!isEnded) throw new ArchiveRefusal('the end of the archive is missing: the file is cut off', last + 1);
}

function positionsOf(domains: readonly ArchivedDomain[]): ReadonlyMap<string, Place> {
  const all = domains.flatMap((domain) => domain.records.map((record) => ({ domain, record })));
  return new Map(
    all.map(({ domain, record }, rank) => {
      const members = Object.entries(record.columns).map(
        ([column, kind]) => [archiveKey(column), conversionOf(kind).accepts] as const,
      );
      return [`${domain.domain} ${record.record}`, { domain, record, rank, members }];
    }),
  );
}

type Members = Readonly<Record<string, unknown>>;

function parsed(bytes: Buffer, number: number): { readonly text: string; readonly value: Members } {
  try {
    const text = WELL_FORMED.decode(bytes).slice(0, -1);
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { text, value: value as Members };
  } catch {
    // Refused below.
  }
  throw new ArchiveRefusal('it is no record in JSON', number);
}

function checkHead({ bursar, format }: Members): void {
  if (bursar !== 'archive' || !Number.isInteger(format))
    throw new ArchiveRefusal('the file is no archive of bursar', 1);
  if ((format as number) > ARCHIVE_FORMAT) {
    throw new ArchiveRefusal(`the archive has format ${String(format)}, which a newer version of bursar reads`, 1);
  }
}

function checkEnd(
  { records, sha256 }: Members,
  counted: { readonly records: number; readonly sha256: string },
  number: number,
): void {
  if (records !== counted.records) {
    throw new ArchiveRefusal(`it counts ${String(records)} records, and there are ${counted.records}`, number);
  }
  if (sha256 !== counted.sha256)
    throw new ArchiveRefusal('a line before it was altered: its SHA-256 is another one', number);
}

function placeOf(positions: ReadonlyMap<string, Place>, { record, domain }: Members, number: number): Place {
  const place = positions.get(`${String(domain)} ${String(record)}`);
  if (place !== undefined) return place;
  throw new ArchiveRefusal('it is a record that this version of bursar does not know', number);
}

function checkMembers({ record, members }: Place, value: Members, number: number): void {
  const keys = Object.keys(value);
  const lacking = members.length + 2 - keys.length;
  if (lacking < 0 || lacking > (record.added ?? 0))
    throw new ArchiveRefusal(`a ${record.record} has other fields`, number);
  members.slice(0, members.length - lacking).forEach(([key, accepts], place) => {
    const member = value[key];
    // Digits alone would move to the front of an object; no column is named so.
    if (keys[place + 2] !== key || (member !== null && !accepts(member))) {
      throw new ArchiveRefusal(`"${key}" of a ${record.record} is not valid`, number);
    }
  });
}
