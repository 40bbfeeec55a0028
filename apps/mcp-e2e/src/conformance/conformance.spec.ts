import { join } from 'node:path';

import {
  BASELINE,
  faultyChecks,
  HttpServer,
  LEGACY_VERSION,
  MODERN_VERSION,
  readBaseline,
  requiredScenarios,
  ROOT,
  runConformance,
  TemporaryFolder,
  type Finished,
} from '../index';

const WITH_FIXTURES = join(ROOT, 'dist/apps/mcp-conformance/server.js');

const SERVERS = [
  {
    name: 'bursar http --ephemeral',
    start: () => HttpServer.started({ args: ['--ephemeral'] }),
    baseline: readBaseline(),
    extensions: ['sep-2640-skills-enumeration', 'sep-2640-skills-manifest', 'sep-2640-skills-directory'],
  },
  {
    name: 'bursar with the fixtures of the suite',
    start: () => HttpServer.startedAs([WITH_FIXTURES]),
    baseline: [],
    extensions: [],
  },
];

describe.each(SERVERS)('the official conformance suite on $name', ({ start, baseline, extensions }) => {
  let server: HttpServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  const exceptionsOf = (scenario: string) => baseline.filter((exception) => exception.scenario === scenario);
  const reasonOf = (scenario: string) => exceptionsOf(scenario).find(({ check }) => check === undefined)?.reason;

  describe.each([LEGACY_VERSION, MODERN_VERSION])('in %s', (revision) => {
    const results = new TemporaryFolder();
    let run: Finished;
    let faulty: ReturnType<typeof faultyChecks>;

    beforeAll(async () => {
      const expected = baseline.length > 0 ? ['--expected-failures', BASELINE] : [];
      run = await runConformance(server.url, ['--requirements', revision, '-o', results.path, ...expected]);
      faulty = faultyChecks(results.path);
    });
    afterAll(() => results.remove());

    for (const scenario of requiredScenarios(revision)) {
      const reason = reasonOf(scenario);
      if (reason !== undefined) {
        it(`${scenario} does not apply: ${reason}`, () => expect(faulty.get(scenario)).not.toHaveLength(0));
        continue;
      }
      it(scenario, () => {
        const excused = exceptionsOf(scenario).map(({ check }) => check);
        expect(faulty.get(scenario)?.filter((check) => !excused.includes(check))).toEqual([]);
      });
    }

    it('passes by the suite’s own account', () => {
      expect({ status: run.status, output: run.status === 0 ? '' : run.stdout }).toEqual({ status: 0, output: '' });
    });
  });

  for (const scenario of extensions) {
    it(`${scenario}, of an extension that it serves`, async () => {
      const { status, stdout } = await runConformance(server.url, ['--scenario', scenario]);
      expect(stdout).toMatch(/Passed: (\d+)\/\1, 0 failed, 0 warnings/);
      expect(status).toBe(0);
    });
  }
});

it('the baseline names only what the suite has', () => {
  const known = [LEGACY_VERSION, MODERN_VERSION].flatMap(requiredScenarios);
  expect(known.length).toBeGreaterThan(60);
  expect(readBaseline().filter(({ scenario }) => !known.includes(scenario))).toEqual([]);
});
