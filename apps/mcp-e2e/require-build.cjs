// The tests drive the built program, and not the sources: without it they say so at once.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const BUILT = join(__dirname, '../../dist/apps/mcp/main.js');

module.exports = () => {
  if (!existsSync(BUILT)) throw new Error(`${BUILT} is missing: build it with "npx nx run mcp:package"`);
};
