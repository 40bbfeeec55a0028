import { printable } from '@bursar/toolkit';

/**
 * Text that a person or a file provided, shown as plain text. Control and bidirectional characters are escaped, and
 * `bdi` isolates its direction from the text around it.
 */
export function UserText({ text }: { readonly text: string }) {
  return <bdi class="user-text">{printable(text)}</bdi>;
}
