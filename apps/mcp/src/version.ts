import manifest from '../../../package.json';
import published from '../../../packaging/published.json';

export const VERSION = manifest.version;

/** The versions of Node that it runs on. */
export const NODE_RANGE = manifest.engines.node;

/** Whether this version can be had from npm. Until then nothing starts it from there. */
export const IS_PUBLISHED = published.npm === VERSION;
