/** Why one entry of a statement is invalid, beginning with the field. */
export class InvalidEntry extends Error {
  override readonly name = 'InvalidEntry';
}
