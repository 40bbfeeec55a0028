import { join } from 'node:path';

/** Of a pair of keys that protects nothing. */
const RECIPIENT = 'age14h0slc0euy8fcsu5e2n4y9zxwf6lrmumgs6370memlywlsw9d4mq5d73xu';

/** What reads a file in plain text, and how it is told to check it. */
export const READERS = {
  beancount: { program: 'bean-check', args: (file: string) => [file] },
  hledger: { program: 'hledger', args: (file: string) => ['-f', file, 'check', '--strict'] },
  ledger: { program: 'ledger', args: (file: string) => ['-f', file, '--pedantic', 'bal'] },
} as const;

export type PlainText = keyof typeof READERS;
export const PLAIN_TEXTS = Object.keys(READERS) as PlainText[];

/** The commands that write what is stored to files, by the names of these, and the one that checks a backup. */
export function commandsIn(folder: string, dataDir: string) {
  const file = (name: string) => join(folder, name);
  const data = ['--data-dir', dataDir, '--force'];
  const exported = (name: string, ...args: string[]) => ['export', ...args, '--output', file(name), ...data];
  return {
    backup: ['backup', file('backup'), ...data],
    beancount: exported('beancount', '--format', 'beancount'),
    hledger: exported('hledger', '--format', 'hledger'),
    ledger: exported('ledger', '--format', 'ledger'),
    csv: exported('csv', '--all', '--format', 'csv'),
    archive: exported('archive', '--all'),
    encrypted: ['backup', file('encrypted'), '--encrypt', '--recipient', RECIPIENT, ...data],
    verify: ['backup', 'verify', file('backup')],
  };
}

export type OwnDataCommand = keyof ReturnType<typeof commandsIn>;
