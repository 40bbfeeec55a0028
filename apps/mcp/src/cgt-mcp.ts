#!/usr/bin/env node
import { run } from './cli/command-line';

// The capital gains tools alone, over stdio, whatever the environment says of domains.
await run(['stdio', '--domains', 'cgt-engine', ...process.argv.slice(2)]);
