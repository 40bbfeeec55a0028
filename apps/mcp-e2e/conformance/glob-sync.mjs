// The suite imports fs.globSync, which Node has from version 22 on. It needs it to compare stored results, not to run
// scenarios: an older Node gets one that says so, and nothing else of the suite is changed.
import * as fs from 'node:fs';
import { register } from 'node:module';

const standIn = `
  export * from 'node:fs';
  export const globSync = () => { throw new Error('fs.globSync needs Node 22'); };`;

const hooks = `
  const standIn = ${JSON.stringify(`data:text/javascript,${encodeURIComponent(standIn)}`)};
  export const resolve = (specifier, context, next) =>
    specifier === 'fs' && context.parentURL?.includes('/@modelcontextprotocol/conformance/')
      ? { url: standIn, shortCircuit: true }
      : next(specifier, context);`;

if (!('globSync' in fs)) register(`data:text/javascript,${encodeURIComponent(hooks)}`);
