import { stoppedClock } from '@bursar/calendar';
import { loadTools } from '@bursar/toolkit';

import { generationBody } from '../months/generation-body';
import { createSharedSplit } from '../shared-split';
import { EXAMPLES } from '../testing/shorthand-examples';

const remote = { baseUrl: 'http://localhost', timeoutSeconds: 1 };

function domainWith(readOnly: boolean) {
  return createSharedSplit({ remote, clock: stoppedClock('2026-02-10'), readOnly });
}

function rendered(name: string, given: Readonly<Record<string, string>>, readOnly = false): string {
  const prompt = domainWith(readOnly).prompts?.find((candidate) => candidate.name === name);
  return prompt?.render(given) ?? `no prompt ${name}`;
}

const purchased = (purchase: string) => rendered('add_installment_purchase', { purchase, payer: 'Elias' });

describe('closing a month', () => {
  it('generates recurring expenses first', () => {
    const text = rendered('close_month', { month: '2026-02' });
    expect(text).toContain('"2026-02"');
    expect(text).toContain('get_monthly_report com o ano e o mês e auto_generate true');
  });

  it('writes nothing on a read-only server', () => {
    expect(rendered('close_month', { month: '2026-02' }, true)).toContain('sem auto_generate');
  });
});

describe('adding a purchase in installments', () => {
  it('gives the model the parsed values, so that it need not count', () => {
    const text = purchased('Smartphone 500 12x dia 10');
    expect(text).toContain('São 12 parcelas de 500.00.');
    expect(text).toContain(
      'description "Smartphone", amount "500.00", split_config {"type":"equal"}, reference_day 10',
    );
    expect(text).toContain('Hoje é 2026-02-10 em São Paulo.');
    expect(text).toContain('Mês da primeira parcela: 2026-02.');
    expect(text).toContain('start_competence_month "2026-02" e end_competence_month "2027-01".');
    expect(purchased('TV 89,90 2x')).toContain('reference_day 10,');
  });

  it('passes the first month on', () => {
    const given = { purchase: 'TV 89,90 2x', payer: 'Elias', first_month: 'maio' };
    const text = rendered('add_installment_purchase', given);
    expect(text).toContain('Mês da primeira parcela: "maio".');
    expect(text).toContain('end_competence_month 1 mês depois.');
    const beyond = { ...given, first_month: '9999-12' };
    expect(rendered('add_installment_purchase', beyond)).toContain('end_competence_month 1 mês depois.');
  });

  it('names no amount that is uncertain', () => {
    for (const [text, { kind }] of EXAMPLES as readonly (readonly [string, { kind: string }])[]) {
      const prompt = purchased(text);
      expect([text, /amount "/.test(prompt)]).toEqual([text, ['installments', 'single'].includes(kind)]);
      expect([text, /pergunte|peça/.test(prompt)]).toEqual([text, ['invalid', 'none'].includes(kind)]);
    }
    expect(purchased('Sofá 500 em 12x')).toContain('o total ou uma parcela');
  });

  it('makes a purchase of a single installment', () => {
    expect(purchased('Almoço 45 1x')).toContain('create_movement com type "purchase", description "Almoço"');
  });
});

it('the prompts name only tools and fields that exist', async () => {
  const domain = domainWith(false);
  const { prompts = [] } = domain;
  const tools = await loadTools(domain);
  const known = [
    ...tools.flatMap(({ name, input }) => [name, ...Object.keys(input.shape)]),
    ...Object.keys(generationBody.shape),
  ];
  const given = { month: '2026-02', purchase: 'Smartphone 500 12x', payer: 'Elias' };
  const words = prompts.flatMap((prompt) => prompt.render(given).match(/\b[a-z]+(_[a-z]+)+\b/g) ?? []);
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((word) => !known.includes(word))).toEqual([]);
});

it('the prompts declare whether they write', () => {
  const effects = (readOnly: boolean) => domainWith(readOnly).prompts?.map(({ name, effect }) => [name, effect]);
  expect(effects(false)).toEqual([
    ['close_month', 'write'],
    ['add_installment_purchase', 'write'],
  ]);
  expect(effects(true)?.[0]).toEqual(['close_month', 'read']);
});
