import { UsageError } from '../../configuration/usage-error';
import { say } from '../../language/say';

/** What is typed was given up with Ctrl-C, or the terminal has gone. */
export class PromptCancelled extends Error {}

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const CTRL_U = '\u0015';
const BACKSPACES = ['\u007f', '\b'];
const LINE_ENDS = ['\r', '\n'];

/** A terminal, as far as it is needed to read without echo. */
export interface Terminal {
  readonly input: Pick<NodeJS.ReadStream, 'isTTY' | 'setRawMode' | 'on' | 'off' | 'resume' | 'pause' | 'setEncoding'>;
  readonly output: Pick<NodeJS.WriteStream, 'write'>;
}

/**
 * Reads one line after each prompt from the terminal, without echo. The terminal is afterwards as it was. Throws UsageError
 * without a terminal, and PromptCancelled.
 */
export async function askSecrets(
  prompts: readonly string[],
  signal?: AbortSignal,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string[]> {
  if (!input.isTTY) {
    throw new UsageError(
      say('there is no terminal to type the secret: name a file that holds it (--passphrase-file, --identity)'),
    );
  }
  input.setEncoding('utf8');
  input.setRawMode(true);
  try {
    return await new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new PromptCancelled()), { once: true });
      readLines(prompts, { input, output }, resolve, reject);
    });
  } finally {
    input.setRawMode(false);
    input.pause();
  }
}

function readLines(
  prompts: readonly string[],
  { input, output }: Terminal,
  resolve: (lines: string[]) => void,
  reject: (error: Error) => void,
): void {
  const lines: string[] = [];
  let typed: string[] = [];
  const finish = (end: () => void) => {
    input.off('data', onData).off('end', onEnd).off('error', onEnd).off('close', onEnd);
    output.write('\n');
    end();
  };
  const onEnd = () => finish(() => reject(new PromptCancelled()));
  const onData = (text: string) => {
    for (const character of text) {
      if (character === CTRL_C || (character === CTRL_D && typed.length === 0)) return onEnd();
      if (LINE_ENDS.includes(character)) {
        lines.push(typed.join(''));
        typed = [];
        if (lines.length === prompts.length) return finish(() => resolve(lines));
        output.write(`\n${prompts[lines.length]}`);
      } else if (BACKSPACES.includes(character)) typed.pop();
      else if (character === CTRL_U) typed = [];
      else if (character >= ' ') typed.push(character);
    }
  };
  input.on('data', onData).on('end', onEnd).on('error', onEnd).on('close', onEnd);
  output.write(prompts[0] ?? '');
  input.resume();
}
