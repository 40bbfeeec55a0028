import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { allMigrations } from './compose';

const LIBRARIES = join(__dirname, '../../../../libs');

it('all migrations are those of every library that has some', async () => {
  const found = readdirSync(LIBRARIES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /migrations[\\/][^\\/]+\.sql$/.test(path))
    .map((path) => `${basename(join(path, '../..'))}/${basename(path)}`);
  const all = (await allMigrations()).flatMap(({ domain, files }) =>
    Object.keys(files).map((name) => `${domain}/${name}`),
  );
  expect(all.sort()).toEqual(found.sort());
});
