// fast-check for jest, with the seed of this run in every property that names no other, and half of the runs that a property names:
// each change draws others. With BURSAR_TEST_LONG=true all of them.
const fastCheck = require('../node_modules/fast-check/lib/cjs/fast-check.js');

const IS_LONG = process.env['BURSAR_TEST_LONG'] === 'true';
const NAMED_BY_NONE = 100;
/** Of fewer none is left out. */
const FEW = 10;

fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed: Number(process.env['BURSAR_TEST_SEED']) });

function assert(property, parameters = {}) {
  const { numRuns = NAMED_BY_NONE } = parameters;
  const runs = IS_LONG || numRuns <= FEW ? numRuns : Math.max(FEW, Math.ceil(numRuns / 2));
  return fastCheck.assert(property, { ...parameters, numRuns: runs });
}

const exported = { ...fastCheck, assert };
module.exports = { ...exported, __esModule: true, default: exported };
