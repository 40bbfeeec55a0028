import { cristiAgentOperations } from './cristi-agent';
import { financeToolsOperations } from './finance-tools';
import { householdOperations } from './household';
import { planifiOperations } from './planifi';
import { sharedSplitOperations } from './shared-split';
import type { TenantOperations } from './tenant-operations';

/** Every domain that stores something, and what stands above them. */
export const TENANT_OPERATIONS: readonly TenantOperations[] = [
  sharedSplitOperations,
  planifiOperations,
  cristiAgentOperations,
  financeToolsOperations,
  householdOperations,
];

/** The domains that store nothing, and so have nothing to keep apart. */
export const STORELESS_DOMAINS: readonly string[] = ['cgt-engine'];

/** The environment of a server for all operations: it lets in the user whom they name. */
export const OPERATIONS_ENV = { CRISTI_ALLOWED_USER_IDS: '7' } as const;
