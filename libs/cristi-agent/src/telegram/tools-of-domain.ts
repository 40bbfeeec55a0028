import { randomBytes } from 'node:crypto';

import { DomainError, noOpenFolders, type Caller, type Domain, type Tool } from '@bursar/toolkit';

import type { ChatToolData, ChatTools } from '../chat/chat-tools';
import { failure, type Envelope } from '../model/envelope';

/** Who writes, and in which chat. */
export interface Chat {
  readonly caller: Caller;
  readonly userId: string;
  readonly threadId: string;
}

/**
 * The domain's tools for one chat; those that write are not available where it is read-only. A refusal is an answer. A
 * fault is thrown: the transaction that the tools work in has failed.
 */
export function toolsOfDomain(
  domain: Domain,
  { caller, userId, threadId }: Chat,
  { readOnly }: { readonly readOnly: boolean },
): ChatTools {
  const loadTool = async (name: keyof ChatToolData): Promise<Tool | undefined> => {
    const tool = await domain.tools.find((loader) => loader.name === name)?.load();
    return readOnly && tool?.effect !== 'read' ? undefined : tool;
  };
  return {
    isAvailable: async (name) => (await loadTool(name)) !== undefined,
    call: async <Name extends keyof ChatToolData>(name: Name, input: Readonly<Record<string, unknown>>) => {
      const tool = await loadTool(name);
      if (tool === undefined) return failure(new DomainError('CONFLICT', `${name} is not offered here.`));
      const context = {
        caller,
        traceId: randomBytes(16).toString('hex'),
        files: noOpenFolders,
        signal: new AbortController().signal,
      };
      const given = { user_id: userId, thread_id: threadId, ...input };
      try {
        return (await tool.run(given as never, context)).structured as unknown as Envelope<ChatToolData[Name]>;
      } catch (error) {
        if (error instanceof DomainError && error.code !== 'DB_ERROR') return failure(error);
        throw error;
      }
    },
  };
}
