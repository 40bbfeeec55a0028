import { ProtocolError, ProtocolErrorCode, type GetPromptResult, type Server } from '@modelcontextprotocol/server';
import { printable, type Prompt } from '@bursar/toolkit';

/** People fill in a word or a line. */
const MAX_ARGUMENT_LENGTH = 1_000;

/** Handles the two methods of prompts; the server declares the capability. */
export function servePrompts(server: Server, prompts: () => Promise<readonly Prompt[]>): void {
  server.setRequestHandler('prompts/list', async () => ({ prompts: publishedPrompts(await prompts()) }));
  server.setRequestHandler('prompts/get', async ({ params }) =>
    getPrompt(await prompts(), params.name, params.arguments ?? {}),
  );
}

/** The prompts as `prompts/list` returns them. */
export function publishedPrompts(prompts: readonly Prompt[]) {
  return prompts.map(({ name, title, description, arguments: taken }) => {
    const list = Object.entries(taken).map(([argument, facts]) => ({ name: argument, ...facts }));
    return { name, title, description, arguments: list };
  });
}

/** Renders a prompt. Throws a ProtocolError for an unknown prompt, and for arguments that it does not take. */
export function getPrompt(
  prompts: readonly Prompt[],
  name: string,
  given: Readonly<Record<string, string>>,
): GetPromptResult {
  const prompt = prompts.find((candidate) => candidate.name === name);
  if (prompt === undefined) {
    const shown = printable(name.slice(0, 100));
    const known = prompts.map((candidate) => candidate.name).join(', ');
    throw refusal('UNKNOWN_PROMPT', `Unknown prompt "${shown}". The prompts are ${known}.`, { prompt: shown });
  }
  const text = prompt.render(readArguments(prompt, given));
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

/** The arguments, made printable; hosts send an empty string for a field that was left empty. */
function readArguments({ name, arguments: taken }: Prompt, given: Readonly<Record<string, string>>) {
  const filled = Object.entries(given).flatMap(([argument, text]) => {
    if (!Object.hasOwn(taken, argument)) throw unknownArgument(name, argument, Object.keys(taken));
    if (text.length > MAX_ARGUMENT_LENGTH) {
      const message = `The argument "${argument}" of the prompt ${name} is longer than ${MAX_ARGUMENT_LENGTH} characters.`;
      throw refusal('ARGUMENT_TOO_LONG', message, { prompt: name, argument });
    }
    return text.trim() === '' ? [] : [[argument, printable(text.trim())] as const];
  });
  const values = Object.fromEntries(filled);
  const missing = Object.entries(taken).find(([argument, { required }]) => required && values[argument] === undefined);
  if (missing !== undefined) {
    const [argument, { description }] = missing;
    const message = `The prompt ${name} needs the argument "${argument}": ${description}`;
    throw refusal('MISSING_ARGUMENT', message, { prompt: name, argument });
  }
  return values;
}

function unknownArgument(prompt: string, argument: string, known: readonly string[]): ProtocolError {
  const shown = printable(argument.slice(0, 100));
  const advice = known.length === 0 ? 'It takes none.' : `Its arguments are ${known.join(', ')}.`;
  return refusal('UNKNOWN_ARGUMENT', `The prompt ${prompt} has no argument "${shown}". ${advice}`, {
    prompt,
    argument: shown,
  });
}

function refusal(code: string, message: string, facts: Readonly<Record<string, unknown>>): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message, { code, ...facts });
}
