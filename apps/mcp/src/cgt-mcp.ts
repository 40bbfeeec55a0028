#!/usr/bin/env node
import { cacheCompiledCode } from './cli/compile-cache';

cacheCompiledCode();
const { run } = await import('./cli/command-line');
// The capital gains tools alone, over stdio, whatever BURSAR_DOMAINS says.
await run(['stdio', '--domains', 'cgt-engine', ...process.argv.slice(2)]);
