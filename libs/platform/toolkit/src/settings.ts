import type * as z from 'zod';

/** A flag of the command line. */
export interface SettingFlag {
  /** Without the leading hyphens. */
  readonly name: string;
  /** The placeholder of its value, such as `DIR`; left out for a flag without a value. */
  readonly argument?: string;
  readonly isRepeatable?: boolean;
}

/**
 * A setting of the program. The application reads it, lists it in `bursar help` and in docs/configuration.md, and passes
 * the value on.
 */
export interface SettingDeclaration<Schema extends z.ZodType = z.ZodType> {
  readonly flag?: SettingFlag;
  /** The environment variable. A flag takes precedence over it. */
  readonly environment?: string;
  /** Older names of the environment variable, which are still read. */
  readonly aliases?: readonly string[];
  /** Reads the text of a flag or variable, or `true` for a flag without a value; undefined stands for "not set". */
  readonly schema: Schema;
  /** Completes the message `invalid NAME "value": expected …`. */
  readonly expected: string;
  /** One phrase for the help and the documentation, without a full stop. */
  readonly description: string;
  /** The default as the documentation states it, where the schema has none or its value says too little. */
  readonly defaultText?: string;
  /** The value never appears in a message, not even when it is invalid. */
  readonly isSecret?: boolean;
}

export type SettingDeclarations = Readonly<Record<string, SettingDeclaration>>;

/** The values of declared settings, by name. */
export type SettingValues<Declarations extends SettingDeclarations> = {
  readonly [Name in keyof Declarations]: z.output<Declarations[Name]['schema']>;
};
