#!/usr/bin/env node
import { cacheCompiledCode } from './cli/compile-cache';

// Code that is already loading is not cached, so the program itself is imported afterwards.
cacheCompiledCode();
const { run } = await import('./cli/command-line');
await run(process.argv.slice(2));
