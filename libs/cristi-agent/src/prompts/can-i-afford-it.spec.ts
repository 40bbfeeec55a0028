import { stoppedClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import { loadTools, type Tool } from '@bursar/toolkit';
import * as z from 'zod';

import { createCristiAgent } from '../cristi-agent';

const database = openDatabase({ url: 'postgres://user@127.0.0.1:1/nowhere' });
const domain = createCristiAgent({ database, clock: stoppedClock('2026-02-10') });
const { tools, prompts = [] } = domain;
afterAll(() => database.close());

const rendered = (given: Readonly<Record<string, string>>) =>
  prompts.find(({ name }) => name === 'can_i_afford_it')?.render(given) ?? '';

/** The published arguments of `simulate_purchase`. */
function argumentsOf(loaded: readonly Tool[]): object {
  const input = loaded.find(({ name }) => name === 'simulate_purchase')?.input;
  return z.toJSONSchema(input ?? z.object({}), { io: 'input' }).properties ?? {};
}

describe('can I afford it', () => {
  it('asks for a simulation, which is listed wherever the prompt is: both only read', async () => {
    const [prompt] = prompts;
    const simulation = (await loadTools(domain)).find(({ name }) => name === 'simulate_purchase');
    expect([prompt?.effect, simulation?.effect]).toEqual(['read', 'read']);
    expect(rendered({ purchase: 'audífonos 1,200' }).split('\n')).toEqual([
      '¿Me alcanza para esto: "audífonos 1,200"? El día sería hoy.',
      expect.stringContaining('Llama a simulate_purchase'),
      expect.stringContaining('Responde primero sí o no'),
    ]);
  });

  it('passes on a day and a user', () => {
    const text = rendered({ purchase: 'audífonos 1,200', date: 'el viernes', user_id: 'cristi' });
    expect(text).toContain('El día sería "el viernes".');
    expect(text).toContain('user_id es "cristi"');
  });

  it('names only existing tools and fields', async () => {
    const words = rendered({ purchase: 'audífonos 1,200' }).match(/\b[a-z]+(_[a-z]+)+\b/g) ?? [];
    const known = [...tools.map(({ name }) => name), ...Object.keys(argumentsOf(await loadTools(domain)))];
    expect(words.filter((word) => !known.includes(word))).toEqual([]);
  });
});
