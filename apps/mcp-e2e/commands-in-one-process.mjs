// Runs commands of the built program one after another in this process: node commands-in-one-process.mjs PROGRAM, with a
// message {args, env} for each, answered by {status, stdout, stderr}. What a command leaves for the end of its process is done.
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const program = process.argv[2];
const [, chunk] = /import\("(\.\/chunks\/command-line-[^"]+)"\)/.exec(readFileSync(program, 'utf8'));
const { run } = await import(new URL(chunk, pathToFileURL(program)).href);

async function answer({ args, env }) {
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    process[name].write = (text, ...more) => {
      written[name] += Buffer.from(text).toString();
      more.findLast((one) => typeof one === 'function')?.();
      return true;
    };
  }
  process.env = env;
  process.argv = [process.execPath, program, ...args];
  process.exitCode = 0;
  const before = new Set(process.listeners('exit'));
  await run(args);
  const status = process.exitCode;
  for (const listener of process.listeners('exit')) {
    if (before.has(listener)) continue;
    process.removeListener('exit', listener);
    listener(status);
  }
  process.stdout.removeAllListeners('error');
  process.send({ status, ...written });
}

process.on('message', (command) => void answer(command));
process.on('disconnect', () => process.exit());
process.send('ready');
