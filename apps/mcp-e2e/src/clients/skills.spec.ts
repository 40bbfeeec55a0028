import { Client } from '@modelcontextprotocol/client';
import { SkillsClient } from '@modelcontextprotocol/client/ext/skills';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

import { BURSAR, RESOURCES } from '../index';

it.each(['legacy', 'auto'] as const)('every skill passes the checks of a host (%s)', async (mode) => {
  const client = new Client({ name: 'mcp-e2e', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [BURSAR, 'stdio'] }));
  try {
    const skills = new SkillsClient(client);
    const { skills: listed, invalid } = await skills.list();
    expect(invalid).toEqual([]);
    const files = listed.flatMap(({ resources }) => (resources === 'dynamic' ? [] : resources.map(({ uri }) => uri)));
    expect(files.sort()).toEqual(RESOURCES.filter((uri) => uri.startsWith('skill://')).sort());
    for (const skill of listed) {
      for (const uri of files.filter((file) => file.startsWith(skill.uri.replace('SKILL.md', '')))) {
        expect(await skills.read(skill, uri)).toMatchObject({ verified: true });
      }
    }
  } finally {
    await client.close();
  }
});
