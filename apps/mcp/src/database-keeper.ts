// Started by the first process that uses a data directory; keeps the database server running for all of them.
const { runKeeper } = await import('@bursar/database/keeper');
await runKeeper(process.argv[2]);

export {};
