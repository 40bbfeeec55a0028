// fast-check for jest, with the seed of this run in every property that names no other.
const fastCheck = require('../node_modules/fast-check/lib/cjs/fast-check.js');

fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed: Number(process.env['BURSAR_TEST_SEED']) });
module.exports = fastCheck;
