import { runKeeper } from '@bursar/database/keeper';

// Started by the first process that uses a data directory; it keeps the server for all of them.
await runKeeper(process.argv[2]);
