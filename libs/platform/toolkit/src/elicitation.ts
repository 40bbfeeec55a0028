import type * as z from 'zod';

/** A form for a person to fill in, or with an empty schema a yes or no. */
export interface ElicitationRequest<Form extends z.ZodObject = z.ZodObject> {
  /** What the request is about. An answer counts for this request and no other. */
  readonly about: string;
  /** Shown to the person; user text in it is made printable. */
  readonly message: string;
  /** Flat: texts, numbers, choices. */
  readonly form: Form;
}

/**
 * Asks the person behind the host (MCP elicitation) and returns what they filled in, or `undefined` when they declined
 * or the answer does not match the form. Nothing may be stored before the call: it can end here and start over with the
 * answer.
 */
export type Elicit = <Form extends z.ZodObject>(
  request: ElicitationRequest<Form>,
) => Promise<z.output<Form> | undefined>;
