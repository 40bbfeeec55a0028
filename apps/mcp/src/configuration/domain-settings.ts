import { settings as cgtEngineSettings } from '@bursar/cgt-engine/settings';
import { settings as cristiAgentSettings } from '@bursar/cristi-agent/settings';
import { settings as financeToolsSettings } from '@bursar/finance-tools/settings';
import { settings as householdSettings } from '@bursar/household/settings';
import { settings as planifiSettings } from '@bursar/planifi/settings';
import { settings as sharedSplitSettings } from '@bursar/shared-split/settings';
import type { SettingDeclarations } from '@bursar/toolkit';

/** What each domain lets an operator set, by the name that `--domains` takes; `{}` for a domain without settings. */
export const DOMAIN_SETTINGS = {
  'shared-split': sharedSplitSettings,
  planifi: planifiSettings,
  'cristi-agent': cristiAgentSettings,
  'finance-tools': financeToolsSettings,
  'cgt-engine': cgtEngineSettings,
} satisfies Record<string, SettingDeclarations>;

/** What an operator may fix for every household; see docs/household.md. */
export const HOUSEHOLD_SETTINGS = householdSettings satisfies SettingDeclarations;

export type DomainName = keyof typeof DOMAIN_SETTINGS;

export const DOMAIN_NAMES = Object.keys(DOMAIN_SETTINGS) as DomainName[];
