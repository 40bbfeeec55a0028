// The rooms inside a domain and inside apps/mcp: which files they hold, and which other rooms they may import from.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LIBRARIES = new URL('../../libs', import.meta.url);
/** Not built as a domain: they have no model, store and features. */
const NO_DOMAIN = new Set(['platform', 'views', 'words']);

const domains = readdirSync(LIBRARIES).filter((name) => !NO_DOMAIN.has(name));
const inDomain = `libs/{${[...domains, '_'].join(',')}}/src`;

/** The first that fits a file decides. Model, store and the rest are explained in docs/architecture.md. */
const DOMAIN_ROOMS = {
  composition: [
    `${inDomain}/{index,open-context}.ts`,
    `${inDomain}/command-line/**`,
    ...domains.map((name) => `libs/${name}/src/${name}.ts`),
  ],
  errors: [`${inDomain}/{errors,rest-dialect}.ts`],
  foundation: [`${inDomain}/*.ts`],
  model: [`${inDomain}/model/**`],
  text: [`${inDomain}/text/**`],
  store: [`${inDomain}/store/**`],
  feature: [`${inDomain}/!(model|text|store|testing)/**/*`],
};

/** By room, the rooms that it must not import from. */
const DOMAIN_FLOORS = {
  model: ['text', 'store', 'foundation', 'feature', 'composition'],
  text: ['errors', 'store', 'foundation', 'feature', 'composition'],
  errors: ['store', 'foundation', 'feature', 'composition'],
  store: ['foundation', 'feature', 'composition'],
  foundation: ['feature', 'composition'],
  feature: ['composition'],
};

/** The model of cgt-engine is built in stages; a stage uses earlier ones, never later ones. */
const STAGES = ['parse', 'normalize', 'match', 'value', 'report', 'return', 'plan'];
const inStages = 'libs/cgt-engine/src/model';

/** By room of apps/mcp, the rooms that it may import from; the command line may use all of them. */
const APP_IMPORTS = {
  language: [],
  observability: [],
  configuration: ['language'],
  household: ['language'],
  protocol: ['language', 'observability', 'configuration'],
  access: ['language', 'observability', 'configuration'],
  domains: ['language', 'observability', 'configuration', 'household'],
  transports: ['language', 'observability', 'configuration', 'protocol', 'access'],
  'own-data': ['language', 'observability', 'configuration', 'domains'],
  sample: ['language', 'observability', 'configuration', 'domains', 'protocol'],
  offloading: ['language', 'observability', 'configuration', 'domains', 'protocol', 'access', 'transports'],
};

const APP_ROOMS = ['cli', ...Object.keys(APP_IMPORTS)];

const TESTS = ['**/*.spec.ts', '**/testing/**'];

/** The first room that fits a file is its only one; a stage is a part of its room. */
const room = (category, pattern) => ({ category, pattern, stopMatching: true });

const fileRooms = [
  room('test', TESTS),
  ...STAGES.map((name) => ({ category: `stage-${name}`, pattern: `${inStages}/${name}/**` })),
  ...Object.entries(DOMAIN_ROOMS).map(([name, pattern]) => room(name, pattern)),
  ...APP_ROOMS.map((name) => room(`mcp-${name}`, `apps/mcp/src/${name}/**`)),
];

const policy = (from, rooms, message) => ({
  from: { file: { categories: from } },
  disallow: { to: { file: { categories: { anyOf: rooms } } } },
  message,
});

/** Settings and rules of eslint-plugin-boundaries for the whole workspace. */
export const roomSettings = {
  'boundaries/root-path': fileURLToPath(new URL('../..', import.meta.url)),
  'import/resolver': { node: { extensions: ['.ts', '.tsx'] } },
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
  'boundaries/files': fileRooms,
};

export const roomRules = {
  'boundaries/dependencies': [
    'error',
    {
      default: 'allow',
      policies: [
        ...Object.entries(DOMAIN_FLOORS).map(([name, others]) =>
          policy(name, others, `The ${name} of a domain must not import its ${others.join(', ')}.`),
        ),
        ...STAGES.slice(0, -1).map((name, place) => {
          const later = STAGES.slice(place + 1);
          const rooms = later.map((other) => `stage-${other}`);
          return policy(`stage-${name}`, rooms, `The stage ${name} must not import ${later.join(', ')}.`);
        }),
        ...Object.entries(APP_IMPORTS).map(([name, allowed]) => {
          const others = APP_ROOMS.filter((other) => other !== name && !allowed.includes(other));
          const rooms = others.map((other) => `mcp-${other}`);
          return policy(`mcp-${name}`, rooms, `apps/mcp/src/${name} must not import ${others.join(', ')}.`);
        }),
      ],
    },
  ],
};
