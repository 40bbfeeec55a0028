import { readBuiltFile } from '../built-files';
import type { BuiltPage } from './page';

/** The page that the build put next to the program. Throws if it is missing. */
export async function readBuiltPage(): Promise<BuiltPage> {
  const [document, languages] = await Promise.all([
    readBuiltFile('page/index.html'),
    readBuiltFile('page/languages.json'),
  ]);
  return { document, languages: JSON.parse(languages) as BuiltPage['languages'] };
}
