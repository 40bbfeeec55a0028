import * as z from 'zod';

// A backup is a line that says what it is, the contents in gzip, and a line with the SHA-256 of everything before it.
// The contents are lines as well: a header in JSON; for each table of the header, in its order, its rows in the text
// format of PostgreSQL's COPY and a line `\.`; and last the numbers of rows in JSON. That format is the same in all
// versions of PostgreSQL, holds every type, and has no line that is `\.` for a row.

export const FORMAT = 1;
export const FIRST_LINE = `bursar backup ${FORMAT}\n`;
/** The first line of any format, as far as it can tell. */
export const ANY_FIRST_LINE = /^bursar backup (\d{1,9})\n/;

export const lastLine = (sha256: string) => `\nsha256 ${sha256}\n`;
export const LAST_LINE_LENGTH = lastLine('').length + 64;
export const LAST_LINE = /^\nsha256 ([0-9a-f]{64})\n$/;

export const END_OF_ROWS = '\\.\n';

const relation = { schema: z.string(), name: z.string() };

export const headerSchema = z.object({
  /** The version of bursar that made it, for people. */
  bursar: z.string(),
  /** The moment whose state it holds. */
  takenAt: z.string(),
  /** What had been applied, by domain and in order. */
  migrations: z.array(z.object({ domain: z.string(), name: z.string(), checksum: z.string() })),
  /** With the columns that rows have, which are all but generated ones. */
  tables: z.array(z.object({ ...relation, columns: z.array(z.string()) })),
  sequences: z.array(z.object({ ...relation, lastValue: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() })),
});

export type BackupHeader = z.output<typeof headerSchema>;
export type BackupTable = BackupHeader['tables'][number];

/** Whose rows there are. */
export function domainsOf({ migrations }: BackupHeader): string[] {
  return [...new Set(migrations.map(({ domain }) => domain))];
}

/** The last line of the contents: how many rows each table of the header has. */
export const footerSchema = z.object({ rows: z.array(z.int().min(0)) });
