import fc from 'fast-check';

import { DataDirectory, StdioServer, type Fields } from '../index';
import { OPERATIONS_ENV } from '../tenant-isolation/all-tenant-operations';
import { effort, SEED } from './effort';
import { createFixturesWith } from './hostile/fixtures';

/** Zones a day apart, with half hours, with none, and names of none; languages with other letters, digits and cases. */
const ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Australia/Lord_Howe',
  'Europe/London', 'Nowhere/Land', ':/etc/localtime', 'XYZ-25', '', '/dev/null']; // oxfmt-ignore
const LOCALES = ['C', 'POSIX', 'C.UTF-8', 'tr_TR.UTF-8', 'tr_TR', 'ar_EG.UTF-8', 'de_DE@euro', 'ja_JP.eucJP', 'xx_YY.nothing', '',
  'en_US.ISO-8859-1', 'lt_LT.UTF-8']; // oxfmt-ignore

interface Surroundings {
  readonly zone: string;
  readonly locale: string;
}

/** What differs between two runs whatever surrounds them: names that were given at random, and the time of day. */
const GIVEN = [
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
  /\b(?:[0-9a-f]{32}){1,2}\b/g,
  /[0-9A-HJKMNP-TV-Z]{26}/g,
  new RegExp(`\\b${new Date().getUTCFullYear()}-\\d\\d-\\d\\dT[\\d:.]+(?:Z|[+-]\\d\\d:\\d\\d)`, 'g'),
];

/** Every answer of a session, from the first start on. */
async function session({ zone, locale }: Surroundings): Promise<string[]> {
  const data = new DataDirectory({ isEmpty: true });
  const env = { ...OPERATIONS_ENV, TZ: zone, LANG: locale, LC_ALL: locale, LANGUAGE: locale };
  const server = await StdioServer.started({ args: ['stdio', ...data.args], env });
  const answers: string[] = [];
  const call = async (tool: string, input: Fields) => {
    const { result, error } = await server.callTool(tool, input);
    answers.push(`${tool} ${JSON.stringify(error ?? result)}`);
    return (result?.['structuredContent'] ?? {}) as Fields;
  };
  const { validCalls } = await createFixturesWith(call);
  for (const { tool, input } of validCalls) await call(tool, input);
  await server.close();
  await data.remove();
  return answers.map((text) => inGivenOrder(GIVEN.reduce((plain, pattern) => plain.replace(pattern, '…'), text)));
}

/** What is pending on one day is listed by ids, which are random: the entries, also in JSON within JSON. */
const PENDING_ITEMS = /((\\*)"pending\2":.*?"items\2":\[\{)([^\]]+)(?=\}\])/g;

const inGivenOrder = (text: string) =>
  text.replace(
    PENDING_ITEMS,
    (_, start: string, __, items: string) => `${start}${items.split('},{').sort().join('},{')}`,
  );

it(`the answers are the same byte for byte wherever the server runs (seed ${SEED})`, async () => {
  const surroundings = fc.record({ zone: fc.constantFrom(...ZONES), locale: fc.constantFrom(...LOCALES) });
  const usual = await session({ zone: 'UTC', locale: 'C.UTF-8' });
  expect(usual.length).toBeGreaterThan(50);
  for (const place of fc.sample(surroundings, { seed: SEED, numRuns: effort(2, 60) })) {
    const answers = await session(place);
    expect({ place, answers }).toEqual({ place, answers: usual });
  }
});
