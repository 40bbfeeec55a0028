// Runs the scripts beside it, each once: the part of a build that every start loads. Where the build left bytecode that
// this very engine made, V8 has nothing to read and compile before it runs.
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

const require = module.createRequire(import.meta.url);

/** Where the bytecode of a script is kept: no other engine can run it. */
export function bytecodeFile(script) {
  return `${script}-${process.version}-${process.platform}-${process.arch}.bytecode`;
}

/** What the script of that file name exports. */
export function loadScript(name) {
  const script = join(import.meta.dirname, name);
  if (require.cache[script] === undefined) prepare(script);
  return require(script);
}

function prepare(script) {
  const bytecode = bytecodeFile(script);
  if (existsSync(bytecode)) run(script, readFileSync(bytecode));
  // Later engines can keep bytecode themselves, from the first start to the second.
  else module.enableCompileCache?.();
}

/** Leaves what it exports where Node looks first, so that with or without bytecode each script runs once. */
function run(script, cachedData) {
  // Builds are in ASCII, which is read faster as what it is.
  const source = `(function (exports, require, module, __filename) {${readFileSync(script, 'latin1')}\n})`;
  const program = new Script(source, { filename: script, cachedData });
  const own = Object.assign(new module.Module(script), { importHere: (path) => import(path) });
  program.runInThisContext()(own.exports, requireFrom, own, script);
  own.loaded = true;
  require.cache[script] = own;
}

/** Scripts load one another, and what Node has built in. */
function requireFrom(id) {
  return id.startsWith('./') ? loadScript(id) : require(id);
}
