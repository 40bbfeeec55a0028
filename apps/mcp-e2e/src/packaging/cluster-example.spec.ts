import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import { ROOT } from '../index';

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: string | readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, object>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string; readonly target: string }[];
}

const FOLDER = join(ROOT, 'examples/cluster');
const source = readFileSync(join(FOLDER, 'compose.yaml'), 'utf8');
const PASSWORD = 'fromOutside';
/** As compose reads it, with a password from the environment. */
const { services, volumes, configs } = parse(source.replace(/\$\{POSTGRES_PASSWORD(?::\?[^}]*)?\}/g, PASSWORD), {
  merge: true,
}) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
};
const names = Object.keys(services);
const replicas = Object.entries(services).filter(([name]) => name.startsWith('bursar'));

describe('the cluster in containers', () => {
  it('holds no password, and asks for one', () => {
    expect(new Set(source.match(/\$\{\w+/g))).toEqual(new Set(['${POSTGRES_PASSWORD']));
    expect(source).toMatch(/\$\{POSTGRES_PASSWORD:\?/);
  });

  it('has two replicas alike, which reach the database through the pooler and migrate past it', () => {
    expect(replicas).toHaveLength(2);
    expect(replicas[0]?.[1]).toEqual(replicas[1]?.[1]);
    const { DATABASE_URL = '', BURSAR_MIGRATE_URL = '' } = replicas[0]?.[1].environment ?? {};
    const pooled = new URL(DATABASE_URL);
    const [, account, hosts = '', database] = /^postgres:\/\/([^@]+)@([^/]+)\/(\w+)$/.exec(BURSAR_MIGRATE_URL) ?? [];
    expect([`${pooled.username}:${pooled.password}`, pooled.pathname]).toEqual([account, `/${database}`]);
    expect(names).toEqual(expect.arrayContaining([pooled.hostname, ...hosts.split(',')]));
    expect(hosts.split(',')).not.toContain(pooled.hostname);
    const led = new RegExp(`^${database} = host=(\\w+)$`, 'm').exec(configs['pooler']?.content ?? '')?.[1];
    expect(hosts.split(',')[0]).toBe(led);
    expect(configs['pooler']?.content).toMatch(/^pool_mode = transaction$/m);
    for (const host of hosts.split(',')) {
      expect(services[host]?.environment).toMatchObject({
        POSTGRES_USER: pooled.username,
        POSTGRES_PASSWORD: PASSWORD,
      });
    }
  });

  it('has a balancer before all replicas, which asks whether they are ready', () => {
    const { content = '' } = configs['balancer'] ?? {};
    const led = [...content.matchAll(/^\s*server \w+ ([\w-]+):3333$/gm)].map(([, name]) => name);
    expect(led).toEqual(replicas.map(([name]) => name));
    expect(content).toMatch(/option httpchk GET \/health\/ready$/m);
  });

  it('names only what is there, and is reached from this machine alone', () => {
    for (const { volumes: mounted = [], configs: used = [], depends_on: needed = [], ports = [] } of Object.values(
      services,
    )) {
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(mounted.map((volume) => volume.split(':')[0])));
      expect(Object.keys(configs)).toEqual(expect.arrayContaining(used.map((config) => config.source)));
      expect(names).toEqual(expect.arrayContaining(Array.isArray(needed) ? [...needed] : Object.keys(needed)));
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  it('has scripts that bash reads', () => {
    const scripts = [
      readFileSync(join(FOLDER, 'cluster.sh'), 'utf8'),
      configs['replication']?.content ?? '',
      ...['standby', 'pooler'].map((name) => [...(services[name]?.command ?? [])].at(-1)?.replaceAll('$$', '$') ?? ''),
    ];
    for (const script of scripts) {
      expect(script.length).toBeGreaterThan(40);
      expect(spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    }
  });
});
