import { parseArgs } from 'node:util';

import { readTools } from './published-tool';
import { RANKERS } from './ranker';
import { confusions, figures, misses, tokens } from './report';
import { KEPT_ASIDE_REQUESTS, OWN_REQUESTS, REQUESTS_OF_OTHER_AUTHORS, REQUESTS_TO_CHOOSE_WORDS } from './requests';
import { outcomesOf } from './score';

// The tasks want a model and a server; scores want neither.
if (process.argv[2] === 'tasks') {
  const { runTasks } = await import('./tasks/run-tasks');
  process.exit(await runTasks(process.argv.slice(3)));
}

const { values } = parseArgs({
  options: {
    tools: { type: 'string', default: 'dist/apps/mcp/tools.json' },
    // Lists of other servers that are searched together with these.
    peer: { type: 'string', multiple: true, default: [] },
    // Without it only the figures of those are printed, so that nobody learns them.
    'kept-aside-misses': { type: 'boolean', default: false },
  },
});

const published = readTools(values.tools);
const searched = [...published, ...values.peer.flatMap(readTools)];

for (const [name, rankerOf] of Object.entries(RANKERS)) {
  const rank = rankerOf(searched);
  const own = outcomesOf(OWN_REQUESTS, rank);
  const keptAside = outcomesOf(KEPT_ASIDE_REQUESTS, rank);
  section(`${name}, own set`, figures(own));
  section(`${name}, kept aside`, figures(keptAside));
  section(`${name}, of other authors`, figures(outcomesOf(REQUESTS_OF_OTHER_AUTHORS, rank)));
  section(`${name}, by which words were chosen`, figures(outcomesOf(REQUESTS_TO_CHOOSE_WORDS, rank)));
  section(`${name}, most confused of the own set`, confusions(own));
  section(`${name}, misses of the own set`, misses(own));
  if (values['kept-aside-misses']) section(`${name}, misses of those kept aside`, misses(keptAside));
}
section('Tokens', tokens(published));

function section(title: string, lines: readonly string[]): void {
  process.stdout.write(`${title}\n${lines.map((text) => `  ${text}\n`).join('')}\n`);
}
