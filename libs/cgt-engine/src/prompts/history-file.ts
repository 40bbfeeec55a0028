import type { PromptArgument } from '@bursar/toolkit';

const FILE = {
  title: 'File',
  description:
    'The file with the whole transaction history, as in trades.cgt; empty: the history in this conversation.',
  required: false,
} satisfies PromptArgument;

/** A prompt asks for a file where folders are open to file arguments. */
export function fileArgument(filesOpen: boolean): { readonly file?: typeof FILE } {
  return filesOpen ? { file: FILE } : {};
}

/** Where the history is that the tools want whole. */
export function historySource(file: string | undefined): string {
  return file === undefined
    ? 'with my whole transaction history as cgt_content; ask me for it if it is not in this conversation'
    : `with cgt_path "${file}"`;
}
