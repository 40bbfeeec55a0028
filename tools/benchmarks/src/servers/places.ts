import { fileURLToPath } from 'node:url';

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The built programs that are measured, as they lie around this one. */
export const BURSAR = beside('../../apps/mcp/main.js');
export const BARE_SERVER = beside('./bare/bare-server.js');
export const BARE_HTTP_SERVER = beside('./bare/bare-http-server.js');
/** Takes one measure in a process of its own, and prints it. */
export const FIGURES = beside('./figures.js');
export const CHECKOUT = beside('../../..');
