#!/usr/bin/env node
import { run } from './command-line';

await run(process.argv.slice(2));
