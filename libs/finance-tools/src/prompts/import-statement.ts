import { definePrompt, type Prompt, type PromptArgument } from '@bursar/toolkit';

const FILE = {
  title: 'File',
  description: 'The file with the statement, as in january.csv; empty: the statement in this conversation.',
  required: false,
} satisfies PromptArgument;

export function importStatementPrompt({
  filesOpen,
  readOnly,
}: {
  readonly filesOpen: boolean;
  readonly readOnly: boolean;
}): Prompt {
  const file: { readonly file?: typeof FILE } = filesOpen ? { file: FILE } : {};
  return definePrompt({
    name: 'import_statement',
    title: 'Bring in a bank statement: import, upload or load a data export',
    description: readOnly
      ? 'What a statement would bring in: new entries, known ones, errors. Nothing is stored on this server.'
      : 'Shows what a statement brings in, and adds it once you have said that it is right.',
    arguments: {
      account: {
        title: 'Account',
        description: 'Its name or id, or what to call a new one: UBS private.',
        required: true,
      },
      ...file,
    },
    effect: readOnly ? 'read' : 'write',
    render: ({ account, file: path }) =>
      [
        `Import a bank statement into this account: "${account}".`,
        'Look the account up with finance_accounts_list. If there is none, propose an id, a name and the currency for ' +
          'create_account, and ask me.',
        path === undefined
          ? 'Send the statement as content; ask me for it if it is not in this conversation.'
          : `The statement is the file "${path}": send its path.`,
        'Call finance_transactions_import with mode analyze, and show me the counts, the days that it spans, the sums, what ' +
          'the balances prove, a few entries and every error. If it asks questions, show me the candidates, and add the ' +
          'answer that I choose to the arguments as it is.',
        readOnly
          ? 'Leave it at that: nothing can be stored here.'
          : 'Commit it when I have said that it is right, and tell me the import_id, which takes it back. End with how many of ' +
            'the entries that were stored have no category, as in "12 of 214 lines have no category": the total of ' +
            'finance_transactions_search with uncategorized, of this account and these days.',
      ].join('\n'),
  });
}
