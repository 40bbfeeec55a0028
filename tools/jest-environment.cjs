// The environment of tests in Node. Jest compiles every module anew for each test file, by vm.compileFunction: half of the time of
// a small one. Here a worker compiles a module once and runs it in the context of each file.
const vm = require('node:vm');

const { TestEnvironment } = require('jest-environment-node');

const { compileFunction } = vm;
const DYNAMIC_IMPORT = /\bimport\s*\(/;
const compiled = new Map();

vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options;
  if (parsingContext === undefined || DYNAMIC_IMPORT.test(source)) return compileFunction(source, parameters, options);
  let known = compiled.get(filename);
  if (known?.source !== source) {
    known = { source, script: new vm.Script(`(function (${parameters.join(',')}) {${source}\n})`, { filename }) };
    compiled.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
};

module.exports = TestEnvironment;
