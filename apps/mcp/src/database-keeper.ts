// Started by the first process that uses a data directory; it keeps the server for all of them.
const { runKeeper } = await import('@bursar/database/keeper');
await runKeeper(process.argv[2]);

export {};
