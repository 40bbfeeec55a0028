/** Why one entry of a statement cannot be taken, the field first; the others can. */
export class InvalidEntry extends Error {
  override readonly name = 'InvalidEntry';
}
