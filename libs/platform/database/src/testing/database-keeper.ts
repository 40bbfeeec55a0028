import { runKeeper } from '../keeper';

await runKeeper(process.argv[2]);
