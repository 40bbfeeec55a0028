import { defineTool, DomainError, type Domain, type RenderedFailure, preloaded } from '@bursar/toolkit';
import * as z from 'zod';

import { callerOf } from './caller-of';

const halve = defineTool({
  toolsets: ['everyday'],
  name: 'halve',
  title: 'Halve',
  description: 'Halves a number.',
  input: z.strictObject({ number: z.number() }),
  effect: 'read',
  run: async ({ number }) => {
    if (number % 2 !== 0) throw new DomainError('ODD', `${number} is odd`, { number });
    return { structured: { half: number / 2, rest: undefined } };
  },
});

function domainWith(render: (error: DomainError) => RenderedFailure): Domain {
  const invalidArguments = () => new DomainError('INVALID', 'number is no number');
  const fault = new DomainError('FAULT', 'a fault');
  const failure = { invalidArguments, render, renderFault: () => render(fault) };
  return { name: 'halving', summary: 'Halves.', tools: preloaded([halve]), failure };
}

const results = callerOf(
  domainWith(({ code, message }) => ({ kind: 'tool-result', content: [{ text: JSON.stringify({ code, message }) }] })),
);
const errors = callerOf(
  domainWith(({ code, message, details }) => ({
    kind: 'rpc-error',
    code: -32000,
    message,
    data: { code, ...details },
  })),
);

describe('a caller in process', () => {
  it('answers as on the wire: what is undefined is not there', async () => {
    const answer = await results.call('halve', { number: 4 });
    expect(answer).toStrictEqual({ structured: { half: 2 }, meta: {} });
  });

  it('tells of refusals, by calls and by schemas, as the dialect renders them', async () => {
    const text = '{"code":"ODD","message":"3 is odd"}';
    expect(await results.call('halve', { number: 3 })).toEqual({
      failure: { code: 'ODD', text, body: JSON.parse(text) },
    });
    expect(await results.call('halve', {})).toMatchObject({ failure: { code: 'INVALID' } });
    expect(await errors.call('halve', { number: 3 })).toEqual({
      failure: { code: 'ODD', text: '3 is odd {"code":"ODD","number":3}', body: { code: 'ODD', number: 3 } },
    });
  });
});
