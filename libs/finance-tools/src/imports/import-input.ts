import * as z from 'zod';

import { RULES } from '../model/field-rules';
import { accountId, currency, text } from '../model/fields';
import { optional, withDefault } from '../model/optional';

const newAccount = z.strictObject({ name: text(1, 200), currency, institution: optional(text(1, 200)) });

const target = {
  account_id: accountId,
  content: optional(z.string().describe('The statement as text.')),
  content_base64: optional(z.string().describe('Or its bytes in base64.')),
};

const settings = {
  format: withDefault(z.enum(['auto', 'csv', 'ofx']), 'auto'),
  mode: withDefault(z.enum(['analyze', 'commit']).describe('analyze changes nothing.'), 'analyze'),
  create_account: optional(newAccount.describe('Used when the account is unknown.')),
  date_order: withDefault(z.enum(['DMY', 'MDY', 'YMD']).describe('Of dates that do not begin with the year.'), 'DMY'),
  decimal_separator: withDefault(z.enum(['auto', '.', ',']), 'auto'),
  on_modified: withDefault(
    z.enum(['keep', 'replace']).describe('A known external id with other facts: keep or replace what is stored.'),
    'keep',
  ),
  skip_invalid: withDefault(z.boolean().describe('Commit although rows cannot be read.'), false),
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

/** How to import; the defaults are those of the tool's arguments. */
export type ImportSettings = Pick<
  ImportInput,
  'account_id' | 'mode' | 'create_account' | 'date_order' | 'decimal_separator' | 'on_modified' | 'skip_invalid'
>;

interface Contents {
  readonly content?: string | undefined;
  readonly content_base64?: string | undefined;
  readonly path?: string | undefined;
}

function requireOneContent({ content, content_base64: base64, path }: Contents, context: z.RefinementCtx): void {
  if ([content, base64, path].filter((given) => given !== undefined).length === 1) return;
  context.addIssue({ code: 'custom', path: ['content'], params: { rule: RULES.oneContent } });
}
