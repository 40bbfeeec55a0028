import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import type { Skill as Entry } from '@modelcontextprotocol/server/ext/skills';
import { printable, type Domain, type Resource, type Skill } from '@bursar/toolkit';
import * as z from 'zod';

/** The extension's id and methods (SEP-2640). */
export const SKILLS_EXTENSION = 'io.modelcontextprotocol/skills';

/** The skills of all domains, described once and shared by every connection and request. */
export interface SkillRegistry {
  readonly isEmpty: boolean;
  /** Every file as a resource, for hosts without the extension. */
  readonly resources: readonly Resource[];
  entries(): Promise<readonly Entry[]>;
}

export function createSkillRegistry(domains: readonly Domain[]): SkillRegistry {
  const skills = domains.flatMap(({ skill }) => skill ?? []);
  let entries: Promise<readonly Entry[]> | undefined;
  return {
    isEmpty: skills.length === 0,
    resources: skills.flatMap(resourcesOf),
    entries: () => (entries ??= describeAll(skills)),
  };
}

function resourcesOf({ name, title, description, files }: Skill): Resource[] {
  return Object.entries(files).map(([path, read]) => ({
    uri: `skill://${name}/${path}`,
    name: path === 'SKILL.md' ? name : `${name}/${path}`,
    title: path === 'SKILL.md' ? title : `${title}: ${path}`,
    description,
    mimeType: 'text/markdown',
    read,
  }));
}

async function describeAll(skills: readonly Skill[]): Promise<readonly Entry[]> {
  const { skillEntry } = await import('@modelcontextprotocol/server/ext/skills');
  return Promise.all(
    skills.map(async ({ name, files }) => {
      const texts = Object.entries(files).map(async ([path, read]) => [path, await read()] as const);
      return skillEntry(name, Object.fromEntries(await Promise.all(texts)));
    }),
  );
}

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

function unknownSkill(uri: string, entries: readonly Entry[]): ProtocolError {
  const known = entries.map((entry) => entry.uri).join(', ');
  const message = `Unknown skill "${printable(uri.slice(0, 200))}". The skills are ${known}.`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message, { code: 'UNKNOWN_SKILL', uri });
}
