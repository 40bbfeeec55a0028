// The tests drive the built program, not the sources: without it they fail at once.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const BUILT = join(__dirname, '../../dist/apps/mcp/main.js');

module.exports = () => {
  if (!existsSync(BUILT)) throw new Error(`${BUILT} is missing: build it with "npx nx run mcp:package"`);
};
