import * as z from 'zod';

import { formatInstant, id, instant } from './output-fields';

/** A tag as it is published. */
export const tag = z.strictObject({ id, name: z.string(), createdAt: instant });

export type Tag = z.output<typeof tag>;

/** What a stored tag needs to be published; `createdAt` in milliseconds since 1970. */
export interface TagRecord {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** The published form of a stored tag. */
export function publishTag({ id, name, createdAt }: TagRecord): Tag {
  return { id, name, createdAt: formatInstant(createdAt) };
}
