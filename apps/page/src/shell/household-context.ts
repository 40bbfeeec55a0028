import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { HouseholdSettings, SettingsPatch } from '../mcp/household-settings';
import type { McpClient } from '../mcp/mcp-client';

/** Tells, loads and removes the made-up household. */
export type SampleCalls = Pick<McpClient, 'shownSample' | 'loadSample' | 'removeSample'>;

/** Lists, revokes and pairs devices. */
export type DeviceCalls = Pick<McpClient, 'devices' | 'revokeDevice' | 'openPairing' | 'closePairing'>;

/** The caller's household. */
export interface Household {
  /** Undefined where they cannot be read. */
  readonly settings: HouseholdSettings | undefined;
  /** Stores all of a patch or nothing; the whole page follows. Throws RequestError or RefusedCall. */
  readonly changeSettings: (patch: SettingsPatch) => Promise<void>;
  readonly sample: SampleCalls;
  readonly devices: DeviceCalls;
  readonly trades: McpClient['trades'];
}

const none = () => Promise.reject(new Error('no household'));
const HouseholdContext = createContext<Household>({
  settings: undefined,
  changeSettings: none,
  sample: { shownSample: none, loadSample: none, removeSample: none },
  devices: { devices: none, revokeDevice: none, openPairing: none, closePairing: none },
  trades: none,
});

export const HouseholdProvider = HouseholdContext.Provider;

export function useHousehold(): Household {
  return useContext(HouseholdContext);
}
