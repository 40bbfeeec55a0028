/** Why a data directory is not upgraded; nothing was changed. The message is for people. */
export class UpgradeRefusal extends Error {
  override readonly name = 'UpgradeRefusal';
}
