// TypeScript for jest, by swc. What a file becomes does not depend on the project whose tests load it: all share one cache,
// which the options, versions and the file itself decide.
const { createHash } = require('node:crypto');

const { version } = require('@swc/core/package.json');
const { createTransformer } = require('@swc/jest');

const OPTIONS = {
  swcrc: false,
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  module: { type: 'commonjs', ignoreDynamic: false },
};
const transformer = createTransformer(OPTIONS);

module.exports = {
  ...transformer,
  getCacheKey: (source, path, { instrument, supportsStaticESM }) => {
    const decisive = [version, process.version, OPTIONS, path, instrument, supportsStaticESM];
    return createHash('sha256').update(JSON.stringify(decisive)).update(source).digest('hex');
  },
};
