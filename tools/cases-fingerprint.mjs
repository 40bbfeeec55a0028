// Prints a hash of the acceptance cases beside the checkout, so that tests run again when the cases change.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../shared/cases');
const hash = createHash('sha256');
if (existsSync(root)) {
  for (const path of readdirSync(root, { recursive: true }).sort()) {
    const file = join(root, path);
    if (statSync(file).isFile()) hash.update(path).update(readFileSync(file));
  }
}
console.log(hash.digest('hex'));
