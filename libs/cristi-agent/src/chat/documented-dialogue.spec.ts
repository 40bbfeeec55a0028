import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chatsOfTestFile } from '../testing/chat';

const newChat = chatsOfTestFile();

const PAGE = readFileSync(join(__dirname, '../../../../docs/domains.md'), 'utf8');

it('the dialogue in docs/domains.md runs as it is printed', async () => {
  const [, printed = ''] = /```text\n(> [^`]+)```/.exec(PAGE.slice(PAGE.indexOf('## A budget in messages'))) ?? [];
  const spoken = printed.split('\n').flatMap((line) => (line.startsWith('> ') ? line.slice(2) : []));
  expect(spoken.length).toBeGreaterThan(5);
  const chat = newChat();
  const played: string[] = [];
  for (const text of spoken) {
    const reply = await chat.say(text);
    played.push(`> ${text}`, ...reply.split('\n').map((line) => `< ${line}`));
  }
  expect(`${played.join('\n')}\n`).toBe(printed);
});

it('the sentences in docs/domains.md are offered as they stand', async () => {
  const section = /## A budget in messages\n\n([^:]+):/.exec(PAGE)?.[1] ?? '';
  const sentences = [...section.matchAll(/_"([^"]+)"_/g)].map(([, sentence = '']) => sentence);
  expect(sentences).toHaveLength(3);
  for (const sentence of sentences) expect(await newChat().say(sentence)).toMatch(/^Voy a guardar este/);
});
