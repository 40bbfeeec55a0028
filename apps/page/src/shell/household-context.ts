import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { HouseholdSettings, SettingsPatch } from '../mcp/household-settings';
import type { McpClient } from '../mcp/mcp-client';

/** Tells, loads and removes the made-up household. */
export type SampleCalls = Pick<McpClient, 'isSample' | 'loadSample' | 'removeSample'>;

/** The caller's household. */
export interface Household {
  /** Undefined where they cannot be read. */
  readonly settings: HouseholdSettings | undefined;
  /** Stores all of a patch or nothing; the whole page follows. Throws RequestError or RefusedCall. */
  readonly changeSettings: (patch: SettingsPatch) => Promise<void>;
  readonly sample: SampleCalls;
}

const none = () => Promise.reject(new Error('no household'));
const HouseholdContext = createContext<Household>({
  settings: undefined,
  changeSettings: none,
  sample: { isSample: none, loadSample: none, removeSample: none },
});

export const HouseholdProvider = HouseholdContext.Provider;

export function useHousehold(): Household {
  return useContext(HouseholdContext);
}
