/** What has a key of the household. */
export interface Device {
  readonly id: string;
  readonly name: string;
  readonly paired_at: string;
}

/** Where a new device pairs. */
export interface Pairing {
  /** With the code; null once the code was used or has ended. */
  readonly link: string | null;
  /** The link as a picture; null where it is too long for one. */
  readonly qr: string | null;
  readonly expires_at: string | null;
  readonly fingerprint: string;
  readonly is_self_made: boolean;
}

/** The answer of `/household/devices`. */
export interface Devices {
  readonly devices: readonly Device[];
  /** Only the person at the machine may pair devices. */
  readonly can_pair: boolean;
  readonly pairing: Pairing | null;
}
