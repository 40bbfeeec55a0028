// Loaded before a program, to watch it to its end: writes the bytecode of every script that the program has run.
import { writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import vm from 'node:vm';

import { bytecodeFile } from './load-script.mjs';

const { Script } = vm;
const ran = new Map();

vm.Script = class extends Script {
  constructor(source, options) {
    super(source, options);
    ran.set(options.filename, this);
  }
};
syncBuiltinESMExports();

// Now it holds the functions that were called as well, which are compiled when they are first called.
process.on('exit', () => {
  for (const [file, script] of ran) writeFileSync(bytecodeFile(file), script.createCachedData());
});
