import type { Skill as Entry } from '@modelcontextprotocol/server/ext/skills';
import type { Domain, Resource, Skill } from '@bursar/toolkit';

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
