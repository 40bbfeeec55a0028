import * as z from 'zod';

// A backup consists of a line with the format's name and version, the contents in gzip, and a line with the SHA-256 of
// everything before it. The contents are lines: a header in JSON; for each table of the header, in its order, its rows
// in the text format of PostgreSQL's COPY and a line `\.`; and the numbers of rows in JSON. The text format is the same
// in all versions of PostgreSQL, holds every type, and writes no row as a line `\.`.

export const FORMAT = 1;
export const FIRST_LINE = `bursar backup ${FORMAT}\n`;
/** The first line of any version of the format. */
export const ANY_FIRST_LINE = /^bursar backup (\d{1,9})\n/;

export const lastLine = (sha256: string) => `\nsha256 ${sha256}\n`;
export const LAST_LINE_LENGTH = lastLine('').length + 64;
export const LAST_LINE = /^\nsha256 ([0-9a-f]{64})\n$/;

export const END_OF_ROWS = '\\.\n';

const relation = { schema: z.string(), name: z.string() };

export const headerSchema = z.object({
  /** The version of bursar that wrote it, for people. */
  bursar: z.string(),
  /** The time of the snapshot. */
  takenAt: z.string(),
  /** The applied migrations, by domain and in order. */
  migrations: z.array(z.object({ domain: z.string(), name: z.string(), checksum: z.string() })),
  /** The tables with their columns, except for generated ones. */
  tables: z.array(z.object({ ...relation, columns: z.array(z.string()) })),
  /** What the program that wrote it wants to find again after a restore, such as the heads of journals. */
  notes: z.record(z.string(), z.string()).optional(),
  sequences: z.array(z.object({ ...relation, lastValue: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() })),
});

export type BackupHeader = z.output<typeof headerSchema>;
export type BackupTable = BackupHeader['tables'][number];

/** The domains whose rows it contains. */
export function domainsOf({ migrations }: BackupHeader): string[] {
  return [...new Set(migrations.map(({ domain }) => domain))];
}

/** The last line of the contents: the number of rows of each table of the header. */
export const footerSchema = z.object({ rows: z.array(z.int().min(0)) });
