import { stoppedClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';

import { simulatePurchaseInput } from '../contract/inputs';
import { createCristiAgent } from '../cristi-agent';

const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nowhere' });
const { tools, prompts = [] } = createCristiAgent({ database, clock: stoppedClock('2026-02-10'), readOnly: true });
afterAll(() => database.close());

const rendered = (given: Readonly<Record<string, string>>) =>
  prompts.find(({ name }) => name === 'can_i_afford_it')?.render(given) ?? '';

describe('can I afford it', () => {
  it('asks for a simulation, which is offered wherever the prompt is', () => {
    expect(tools.map(({ name }) => name)).toContain('simulate_purchase');
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

  it('names only tools and fields that there are', () => {
    const words = rendered({ purchase: 'audífonos 1,200' }).match(/\b[a-z]+(_[a-z]+)+\b/g) ?? [];
    const known = [...tools.map(({ name }) => name), ...Object.keys(simulatePurchaseInput.shape)];
    expect(words.filter((word) => !known.includes(word))).toEqual([]);
  });
});
