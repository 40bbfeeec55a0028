import { serverAccount, type Account } from '../embedded/account';
import { layoutOf } from '../embedded/layout';

/** The account for programs of a test that refuse to run as root; undefined if the tests do not run as root. */
export function ownAccount(folder: string): Account | undefined {
  return serverAccount(layoutOf(folder));
}
