import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import type { DomainName } from '../configuration/domain-settings';

export const EXPORT_FORMATS = ['jsonl', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Writes everything that an owner has in a domain, piece by piece; the same data gives the same text. */
export type DomainExport = (options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly owner: string;
  readonly format: ExportFormat;
  readonly write: (text: string) => Promise<void>;
}) => Promise<void>;

/** The domains that `bursar export --domain` knows; one that is not asked for is not loaded. */
export const DOMAIN_EXPORTS: Readonly<Partial<Record<DomainName, () => Promise<DomainExport>>>> = {
  'shared-split': async () => (await import('@bursar/shared-split')).exportSharedSplit,
  planifi: async () => (await import('@bursar/planifi')).exportPlanifi,
};
