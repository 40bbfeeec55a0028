/** Why a statement as a whole cannot be read, in words for the one who sent it. */
export class UnreadableStatement extends Error {
  override readonly name = 'UnreadableStatement';
}
