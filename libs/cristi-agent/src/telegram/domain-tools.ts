import { randomBytes } from 'node:crypto';

import { DomainError, noOpenFolders, type Caller, type Domain } from '@bursar/toolkit';

import type { AgentTools, ToolData } from '../chat/agent-tools';
import { failure, type Envelope } from '../contract/envelope';
import type { ToolName } from '../contract/tool-names';

/** Whose chat it is. */
export interface Chat {
  readonly caller: Caller;
  readonly userId: string;
  readonly threadId: string;
}

/** A domain's tools as a chat has them: refusals are answers, faults are told to `onFault` and answered as such. */
export function toolsOfDomain(
  domain: Domain,
  { caller, userId, threadId }: Chat,
  onFault: (error: unknown) => void,
): AgentTools {
  const toolNamed = (name: ToolName) => domain.tools.find((tool) => tool.name === name);
  return {
    offers: (name) => toolNamed(name) !== undefined,
    call: async <Tool extends ToolName>(name: Tool, input: Readonly<Record<string, unknown>>) => {
      const tool = await toolNamed(name)?.load();
      if (tool === undefined) return failure(new DomainError('CONFLICT', `${name} is not offered here.`));
      const context = {
        caller,
        traceId: randomBytes(16).toString('hex'),
        files: noOpenFolders,
        signal: new AbortController().signal,
      };
      const given = { user_id: userId, thread_id: threadId, ...input };
      try {
        return (await tool.run(given as never, context)).structured as unknown as Envelope<ToolData[Tool]>;
      } catch (error) {
        if (error instanceof DomainError) return failure(error);
        onFault(error);
        return failure(new DomainError('DB_ERROR', 'The operation failed through a fault of this server.'));
      }
    },
  };
}
