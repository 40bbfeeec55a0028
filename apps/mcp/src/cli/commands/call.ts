import { DomainError } from '@bursar/toolkit';

import { didYouMean } from '../../configuration/close-name';
import { UsageError } from '../../configuration/usage-error';
import { CommandFailure } from '../command-failure';
import { CALL } from '../definitions/tool-commands';
import { print } from '../print';
import { readCommand } from '../read-command';
import { readInput } from '../read-input';
import { withTools } from '../with-tools';
import { say } from '../../language/say';

/** `bursar call TOOL [JSON|@FILE|-]`: any tool, in this process; prints its text for people, or its structured result. */
export async function call(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(CALL, args);
  const [name, source, ...others] = positionals;
  if (name === undefined || others.length > 0) {
    throw new UsageError(say('call needs a TOOL, and its arguments as JSON, @FILE or -'));
  }
  const input = await argumentsIn(source);
  await withTools(values, async (tools) => {
    if ((await tools.find(name)) === undefined) {
      const names = await tools.names();
      const close = didYouMean(name, names) || say('; there are {names}', { names: names.join(', ') });
      throw new UsageError(`${say('there is no tool {name}', { name })}${close}`);
    }
    const { structured, text, json = structured } = await tools.call(name, input).catch(asTyped);
    print(values, structured, `${text?.trimEnd() ?? JSON.stringify(json, null, 2)}\n`);
  });
}

/** Refusals keep the names of a tool's arguments: they are what was typed. */
function asTyped(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  throw new CommandFailure(error.code, error.message, error.details);
}

async function argumentsIn(source = '{}'): Promise<object> {
  const isFile = source === '-' || source.startsWith('@');
  const text = isFile ? new TextDecoder().decode(await readInput(source === '-' ? '-' : source.slice(1))) : source;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new UsageError(say('the arguments of the tool are not JSON, such as \'{"year": 2026, "month": 2}\''));
  }
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  throw new UsageError(say('the arguments of the tool have to be a JSON object'));
}
