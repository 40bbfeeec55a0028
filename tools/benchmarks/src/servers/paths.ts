import { fileURLToPath } from 'node:url';

const relativeToBundle = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The built programs that are measured, relative to the bundle of the benchmarks. */
export const BURSAR = relativeToBundle('../../apps/mcp/main.js');
export const BARE_SERVER = relativeToBundle('./bare/bare-server.js');
export const BARE_HTTP_SERVER = relativeToBundle('./bare/bare-http-server.js');
/** Takes one measure in a separate process, and prints it. */
export const FIGURES = relativeToBundle('./figures.js');
/** The npm package before it is packed. */
export const PACKAGE = relativeToBundle('../../package');
export const CHECKOUT = relativeToBundle('../../..');
