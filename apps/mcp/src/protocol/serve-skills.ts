import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import type { Skill } from '@modelcontextprotocol/server/ext/skills';
import { printable } from '@bursar/toolkit';
import * as z from 'zod';

import type { SkillRegistry } from './skills';

/** Handles the extension's two methods; the server declares the capability. */
export function serveSkills(
  server: Server,
  registry: () => Promise<SkillRegistry>,
  cache: { ttlMs: number; cacheScope: 'public' },
): void {
  server.setRequestHandler('skills/list', { params: z.looseObject({}) }, async () => ({
    ...cache,
    skills: [...(await (await registry()).entries())],
  }));
  server.setRequestHandler('skills/get', { params: z.looseObject({ uri: z.string() }) }, async ({ uri }) => {
    const entries = await (await registry()).entries();
    const skill = entries.find((entry) => entry.uri === uri);
    if (skill === undefined) throw unknownSkill(uri, entries);
    return { ...cache, skill };
  });
}

function unknownSkill(uri: string, entries: readonly Skill[]): ProtocolError {
  const known = entries.map((entry) => entry.uri).join(', ');
  const message = `Unknown skill "${printable(uri.slice(0, 200))}". The skills are ${known}.`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message, { code: 'UNKNOWN_SKILL', uri });
}
