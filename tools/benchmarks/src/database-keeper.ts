import { runKeeper } from '@bursar/database/keeper';

await runKeeper(process.argv[2]);
