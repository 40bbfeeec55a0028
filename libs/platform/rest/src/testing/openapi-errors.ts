import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VALIDATOR = join(
  __dirname,
  '../../../../../node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js',
);

/** The violations of the specification's schema in an OpenAPI description; empty if it is valid. */
export async function openApiErrors(document: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(document));
    return await new Promise((resolve) => {
      // jest cannot load the validator, which is an ES module; its command reports the same.
      execFile(process.execPath, [VALIDATOR, file], (error, stdout, stderr) =>
        resolve(error === null ? '' : `${stdout}${stderr}`),
      );
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
