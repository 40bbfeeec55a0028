import type { Household } from './household';
import type { Doer } from './play';

/** How a model is reached: an endpoint that speaks as OpenAI's or as Anthropic's does, of whomever. */
export interface ModelSettings {
  readonly dialect: 'openai' | 'anthropic';
  /** Without what comes behind the version, as in `http://127.0.0.1:11434/v1`. */
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}

/** Of `TASKS_URL`, `TASKS_MODEL`, `TASKS_API` and `TASKS_KEY`; a string that says what is missing. */
export function modelSettings(env: Readonly<Record<string, string | undefined>>): ModelSettings | string {
  const { TASKS_URL: url, TASKS_MODEL: model, TASKS_API: dialect = 'openai', TASKS_KEY: key } = env;
  if (!url || !model) return 'TASKS_URL and TASKS_MODEL name no model; set both, or give --replay FILE';
  if (dialect !== 'openai' && dialect !== 'anthropic') return `TASKS_API "${dialect}" is neither openai nor anthropic`;
  return { dialect, url: url.replace(/\/+$/, ''), model, key };
}

/** A chore takes less; a model that goes round in circles is stopped. */
const MOST_TURNS = 25;
const MOST_TOKENS = 4_096;
const INSTRUCTIONS =
  'You keep the accounts of a household with the tools. Today is 31 March 2026. Do what the person wants without asking ' +
  'back, then answer in one or two sentences.';

interface ToolUse {
  readonly id: string;
  readonly tool: string;
  readonly input: unknown;
}

/** What a model said in one turn, and what it wants to have called. */
interface Turn {
  readonly text: string;
  readonly uses: readonly ToolUse[];
}

/** A conversation in one dialect, which keeps its own messages. */
interface Conversation {
  next(): Promise<Turn>;
  answer(use: ToolUse, text: string, isError: boolean): void;
}

/** A model that does tasks by calling the household's tools until it calls none. */
export function modelDoing(settings: ModelSettings): Doer {
  const start = settings.dialect === 'openai' ? openai : anthropic;
  return async ({ prompt }, household) => {
    const conversation = start(settings, household, prompt);
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const { text, uses } = await conversation.next();
      if (uses.length === 0) return text;
      for (const use of uses) {
        const answer = await household.call(use.tool, use.input);
        conversation.answer(use, answer.text, answer.isError);
      }
    }
    return '';
  };
}

function openai(settings: ModelSettings, { tools }: Household, prompt: string): Conversation {
  const messages: unknown[] = [
    { role: 'system', content: INSTRUCTIONS },
    { role: 'user', content: prompt },
  ];
  const offered = tools.map(({ name, description, inputSchema }) => ({
    type: 'function',
    function: { name, description, parameters: inputSchema },
  }));
  return {
    next: async () => {
      const headers = settings.key === undefined ? {} : { authorization: `Bearer ${settings.key}` };
      const body = { model: settings.model, messages, tools: offered };
      const { choices } = (await post(`${settings.url}/chat/completions`, headers, body)) as OpenAiAnswer;
      const message = choices[0]?.message ?? {};
      messages.push({ role: 'assistant', ...message });
      const uses = (message.tool_calls ?? []).map(({ id, function: { name, arguments: json } }) => ({
        id,
        tool: name,
        input: json === '' ? {} : (JSON.parse(json) as unknown),
      }));
      return { text: message.content ?? '', uses };
    },
    answer: ({ id }, content) => void messages.push({ role: 'tool', tool_call_id: id, content }),
  };
}

interface OpenAiAnswer {
  readonly choices: readonly {
    readonly message: {
      readonly content?: string | null;
      readonly tool_calls?: readonly {
        readonly id: string;
        readonly function: { readonly name: string; readonly arguments: string };
      }[];
    };
  }[];
}

function anthropic(settings: ModelSettings, { tools }: Household, prompt: string): Conversation {
  const messages: { role: string; content: unknown[] }[] = [
    { role: 'user', content: [{ type: 'text', text: prompt }] },
  ];
  const offered = tools.map(({ name, description, inputSchema }) => ({ name, description, input_schema: inputSchema }));
  return {
    next: async () => {
      const headers = {
        'anthropic-version': '2023-06-01',
        ...(settings.key !== undefined && { 'x-api-key': settings.key }),
      };
      const body = { model: settings.model, max_tokens: MOST_TOKENS, system: INSTRUCTIONS, messages, tools: offered };
      const { content } = (await post(`${settings.url}/messages`, headers, body)) as AnthropicAnswer;
      messages.push({ role: 'assistant', content: [...content] });
      const text = content.map((block) => (block.type === 'text' ? block.text : '')).join('');
      const uses = content.flatMap((block) =>
        block.type === 'tool_use' ? [{ id: block.id, tool: block.name, input: block.input }] : [],
      );
      if (uses.length > 0) messages.push({ role: 'user', content: [] });
      return { text, uses };
    },
    answer: ({ id }, content, isError) =>
      void messages.at(-1)?.content.push({ type: 'tool_result', tool_use_id: id, content, is_error: isError }),
  };
}

interface AnthropicAnswer {
  readonly content: readonly (
    | { readonly type: 'text'; readonly text: string }
    | { readonly type: 'tool_use'; readonly id: string; readonly name: string; readonly input: unknown }
  )[];
}

async function post(url: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
  return response.json();
}
