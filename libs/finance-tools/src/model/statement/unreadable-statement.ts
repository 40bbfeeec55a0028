/** Why a statement as a whole cannot be read. Clients see the message. */
export class UnreadableStatement extends Error {
  override readonly name = 'UnreadableStatement';
}
