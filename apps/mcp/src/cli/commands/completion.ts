import { UsageError } from '../../configuration/usage-error';
import { bashCompletion } from '../completion/bash-completion';
import { fishCompletion } from '../completion/fish-completion';
import { zshCompletion } from '../completion/zsh-completion';
import { COMPLETION } from '../definitions/help-commands';
import { jsonHelp } from '../help/json-help';
import { readCommand } from '../read-command';
import { say } from '../../language/say';

const SHELLS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;

/** `bursar completion bash|zsh|fish`: a script for the shell, made from what `bursar help --json` prints. */
export function completion(args: readonly string[]): void {
  const { positionals } = readCommand(COMPLETION, args);
  const [shell, ...others] = positionals;
  const known = Object.entries(SHELLS).find(([name]) => name === shell);
  if (known === undefined || others.length > 0) {
    throw new UsageError(say('completion needs one shell: {shells}', { shells: Object.keys(SHELLS).join(', ') }));
  }
  process.stdout.write(known[1](jsonHelp()));
}
