import { PassThrough } from 'node:stream';

import { askSecrets, PromptCancelled } from './secret-prompt';

function terminal(isTTY = true) {
  const modes: boolean[] = [];
  const written: string[] = [];
  const stream = new PassThrough();
  const input = Object.assign(stream, { isTTY, setRawMode: (mode: boolean) => (modes.push(mode), stream) });
  const output = { write: (text: string) => (written.push(text), true) };
  return { input: input as unknown as NodeJS.ReadStream, stream, output, modes, written };
}

describe('a secret at the terminal', () => {
  it('is read without echo, with corrections, and the terminal is as it was', async () => {
    const { stream, modes, written, ...used } = terminal();
    const answers = askSecrets(['Passphrase: ', 'Again: '], undefined, used);
    stream.write('wrong\u0015häx\u007f');
    stream.write('\u{1F511}\r\u{1F511}y\b\n');
    expect(await answers).toEqual(['hä\u{1F511}', '\u{1F511}']);
    expect([modes, written.join('')]).toEqual([[true, false], 'Passphrase: \nAgain: \n']);
  });

  it.each([
    ['Ctrl-C', (stream: PassThrough) => stream.write('abc\u0003')],
    ['Ctrl-D', (stream: PassThrough) => stream.write('\u0004')],
    ['the end of the terminal', (stream: PassThrough) => stream.end()],
  ])('is given up with %s, and the terminal is as it was', async (_, cancel) => {
    const { stream, modes, written, ...used } = terminal();
    const answers = askSecrets(['Passphrase: '], undefined, used);
    cancel(stream);
    await expect(answers).rejects.toBeInstanceOf(PromptCancelled);
    expect([modes, written.join('')]).toEqual([[true, false], 'Passphrase: \n']);
  });

  it('is given up with a signal', async () => {
    const { stream, modes, written, ...used } = terminal();
    const breaker = new AbortController();
    const answers = askSecrets(['Passphrase: '], breaker.signal, used);
    breaker.abort();
    await expect(answers).rejects.toBeInstanceOf(PromptCancelled);
    expect([modes, stream.isPaused(), written]).toEqual([[true, false], true, ['Passphrase: ']]);
  });

  it('needs a terminal', async () => {
    const { modes, ...used } = terminal(false);
    await expect(askSecrets(['Passphrase: '], undefined, used)).rejects.toThrow(/there is no terminal/);
    expect(modes).toEqual([]);
  });
});
