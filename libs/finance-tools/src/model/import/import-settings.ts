import type { ReadingArguments, StatementMapping } from '../statement/reading-arguments';

/** An account that an import makes. */
export interface NewAccount {
  readonly name: string;
  readonly currency: string;
  readonly institution?: string | undefined;
}

/** Where the entries of one account of a file go; `account_id` null leaves them out. */
export interface StatementAccount {
  readonly number: string;
  readonly account_id: string | null;
  readonly create_account?: NewAccount | undefined;
}

/** How to import: the arguments of the tool without the contents. */
export interface ImportSettings extends ReadingArguments {
  readonly account_id?: string | undefined;
  readonly mode: 'analyze' | 'commit';
  readonly create_account?: NewAccount | undefined;
  readonly mapping?: StatementMapping | undefined;
  readonly statement_accounts?: readonly StatementAccount[] | undefined;
  readonly on_modified: 'keep' | 'replace';
  readonly on_similar: 'ask' | 'skip' | 'store';
  readonly skip_invalid: boolean;
  readonly accept_unproven: boolean;
}

/** What a caller may add to the arguments to answer a question. */
export type ImportAnswer = Partial<
  Pick<
    ImportSettings,
    | 'account_id'
    | 'create_account'
    | 'date_order'
    | 'decimal_separator'
    | 'amounts'
    | 'mapping'
    | 'statement_accounts'
    | 'on_similar'
  >
>;
