import * as z from 'zod';

import { RULES } from '../model/field-rules';
import { accountId, currency, text } from '../model/fields';
import { optional, withDefault } from '../model/optional';
import { mappingInput } from './mapping-input';

const newAccount = z.strictObject({ name: text(1, 200), currency, institution: optional(text(1, 200)) });

const target = {
  account_id: optional(accountId.describe('Not needed where the file names it.')),
  content: optional(z.string().describe('The statement as text.')),
  content_base64: optional(z.string().describe('Or its bytes in base64.')),
};

const statementAccounts = z
  .array(
    z.strictObject({
      number: text(1, 200),
      account_id: z.union([accountId, z.null()]),
      create_account: optional(newAccount),
    }),
  )
  .max(100)
  .describe('Where each account of the file goes; account_id null leaves it out.');

const settings = {
  mode: withDefault(z.enum(['analyze', 'commit']).describe('analyze changes nothing.'), 'analyze'),
  create_account: optional(newAccount.describe('Used when the account is unknown.')),
  statement_accounts: optional(statementAccounts),
  format: withDefault(z.enum(['auto', 'csv', 'ofx', 'qif', 'camt', 'mt940', 'xlsx', 'html']), 'auto'),
  date_order: withDefault(z.enum(['auto', 'DMY', 'MDY', 'YMD']), 'auto'),
  decimal_separator: withDefault(z.enum(['auto', '.', ',']), 'auto'),
  amounts: withDefault(
    z.enum(['auto', 'as_is', 'inverted']).describe('inverted: purchases are printed as positive amounts.'),
    'auto',
  ),
  mapping: optional(mappingInput),
  on_modified: withDefault(
    z.enum(['keep', 'replace']).describe('An entry that the bank has changed: keep or replace what is stored.'),
    'keep',
  ),
  on_similar: withDefault(
    z.enum(['ask', 'skip', 'store']).describe('Entries that another format has told in other words.'),
    'ask',
  ),
  skip_invalid: withDefault(z.boolean().describe('Commit although rows cannot be read.'), false),
  accept_unproven: withDefault(z.boolean().describe('Commit although balances contradict the entries.'), false),
};

/** The arguments of an import from text alone. */
export const importInput = z.strictObject({ ...target, ...settings }).superRefine(requireOneContent);

/** The arguments on a server with open folders. */
export const importInputWithPath = z
  .strictObject({
    ...target,
    path: optional(z.string().min(1).describe('Or a file in an open folder.')),
    ...settings,
  })
  .superRefine(requireOneContent);

export type ImportInput = z.output<typeof importInputWithPath>;

interface Contents {
  readonly content?: string | undefined;
  readonly content_base64?: string | undefined;
  readonly path?: string | undefined;
}

function requireOneContent({ content, content_base64: base64, path }: Contents, context: z.RefinementCtx): void {
  if ([content, base64, path].filter((given) => given !== undefined).length === 1) return;
  context.addIssue({ code: 'custom', path: ['content'], params: { rule: RULES.oneContent } });
}
