import { serveStdio } from '@modelcontextprotocol/server/stdio';

import { bareServer } from './bare-tools';

serveStdio(bareServer);
