#!/usr/bin/env node
import { run } from './cli/command-line';

await run(process.argv.slice(2));
