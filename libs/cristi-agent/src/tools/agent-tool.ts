import type { Effect, Elicit, Tool } from '@bursar/toolkit';
import * as z from 'zod';

import { envelopeOf, success } from '../contract/envelope';
import type { ToolName } from '../contract/tool-names';
import type { Agent } from '../service/open-agent';
import type { Thread } from '../store/purse';
import { admitUser, type AllowedUserIds } from './allowed-users';
import { readInput } from './read-input';

/** What every tool is made with. */
export interface AgentDoor {
  readonly allowed: AllowedUserIds;
  /** Gives the use cases; the first time it loads their code. */
  readonly load: () => Promise<Agent>;
}

interface AgentTool<Input extends z.ZodObject, Data> {
  readonly name: ToolName;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  /** The shape of `data` in the envelope. */
  readonly data: z.ZodObject & z.ZodType<Data>;
  readonly effect: Effect;
  /** As in `Tool`. */
  readonly view?: string;
  run(agent: Agent, thread: Thread, input: z.output<Input>, elicit?: Elicit): Promise<Data>;
}

type WhoseInput = z.ZodObject<{ user_id: z.ZodString; thread_id: z.ZodString }>;

/**
 * A tool that answers in the envelope. Its arguments are checked here, not before: who may call comes before any other
 * check, and only the call knows who is calling.
 */
export function agentTool<Input extends WhoseInput, Data>(door: AgentDoor, tool: AgentTool<Input, Data>): Tool {
  const { name, title, description, effect, view } = tool;
  let published: z.ZodObject | undefined;
  return {
    name,
    title,
    description,
    effect,
    ...(view !== undefined && { view }),
    get input() {
      return (published ??= acceptingAnything(tool.input));
    },
    output: envelopeOf(tool.data),
    run: async (raw: unknown, { caller, elicit }) => {
      admitUser(raw, door.allowed, caller);
      const input = readInput(tool.input, raw);
      const thread = { owner: caller.owner, userId: input.user_id, threadId: input.thread_id };
      return { structured: success(await tool.run(await door.load(), thread, input, elicit)) };
    },
  };
}

/** Published as the schema itself; as a parser it passes every object on. */
function acceptingAnything(schema: z.ZodObject): z.ZodObject {
  const { properties, required } = z.toJSONSchema(schema, { io: 'input', reused: 'inline' });
  return z.looseObject({}).meta({ properties, required, additionalProperties: false });
}
