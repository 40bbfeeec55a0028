import type { Overview } from '../../household/overview/overview-schema';
import type { LocalTools } from '../with-tools';

/** What the overview is made of, whatever a server at this machine offers. */
export const OVERVIEW_DOMAINS = ['shared-split', 'planifi', 'cristi-agent', 'finance-tools'] as const;

/** The overview of a month; of this one unless it is named. */
export async function readOverview({ call }: LocalTools, month: string | undefined): Promise<Overview> {
  const { structured } = await call('get_overview', month === undefined ? {} : { month });
  return structured as unknown as Overview;
}
