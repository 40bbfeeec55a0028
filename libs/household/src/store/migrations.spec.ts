import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { migrations } from './migrations';

it('bundles every migration', () => {
  const files = readdirSync(join(__dirname, '../../migrations')).filter((name) => name.endsWith('.sql'));
  expect(Object.keys(migrations.files)).toEqual(files.sort());
});
