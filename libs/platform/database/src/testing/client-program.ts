import { createInterface } from 'node:readline';

import { DatabaseUnavailable, openDatabase, type Database, type DatabaseOptions } from '../index';

// A process that uses the database as a server would: told on stdin what to do, it answers each line with one line.

type Command = (database: Database, argument: string) => Promise<unknown>;

const COMMANDS: Readonly<Record<string, Command>> = {
  use: (database) => database.run((connection) => connection.query`select 1`),
  server: async (database) => {
    const [row] = await database.run(
      (connection) =>
        connection.query`select pg_postmaster_start_time()::text as started, current_setting('data_directory') as directory`,
    );
    return row;
  },
  table: (database) =>
    database.run(
      (connection) => connection.query`create table if not exists entries (id serial primary key, entry text not null)`,
    ),
  insert: (database, entry) =>
    database.transaction((connection) => connection.query`insert into entries (entry) values (${entry})`),
  entries: async (database) => {
    const rows = await database.run((connection) => connection.query`select entry from entries order by id`);
    return rows.map((row) => row['entry']);
  },
  migrate: async (database, sql) => {
    await database.bind({}, { domain: 'test', schema: 'test', files: { '0001.sql': sql } }).run(async () => undefined);
  },
  close: (database) => database.close(),
};

const database = openDatabase(JSON.parse(process.argv[2] ?? '{}') as DatabaseOptions);

for await (const line of createInterface({ input: process.stdin })) {
  const [name = '', ...words] = line.split(' ');
  // Without closing: the system does that for every process.
  if (name === 'exit') process.exit(0);
  process.stdout.write(`${JSON.stringify(await answer(name, words.join(' ')))}\n`);
}

async function answer(name: string, argument: string): Promise<unknown> {
  try {
    return { done: (await COMMANDS[name]?.(database, argument)) ?? null };
  } catch (error) {
    return { failed: error instanceof DatabaseUnavailable ? error.reason : String(error) };
  }
}
