import type * as z from 'zod';

/** Something that only a person can say: a form to fill in, or with an empty one a yes or no. */
export interface Question<Form extends z.ZodObject = z.ZodObject> {
  /** What is asked about. An answer counts for this and for nothing else. */
  readonly about: string;
  /** For a person; user text in it made printable. */
  readonly message: string;
  /** Flat: texts, numbers, choices. */
  readonly form: Form;
}

/**
 * Asks the person behind the host and gives what was filled in; `undefined` where they declined, or what came back is
 * no answer to the form. Nothing may be stored before: a call may end here, and be made anew with the answer.
 */
export type Ask = <Form extends z.ZodObject>(question: Question<Form>) => Promise<z.output<Form> | undefined>;
