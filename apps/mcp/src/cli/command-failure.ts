/** What a command cannot do, in one sentence for the person who typed it: exit status 1. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';

  constructor(
    readonly code: string,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
