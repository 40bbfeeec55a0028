import manifest from '../../../package.json';

export const VERSION = manifest.version;

/** The versions of Node that it runs on. */
export const NODE_RANGE = manifest.engines.node;
