import { closeSync, openSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Whether a server lives on when its terminal goes. It should where whoever started it had SIGHUP ignored, which Node
 * undoes at its start (node::PlatformInit) and tells nobody. What is left to see is that nohup started it, or that it has
 * a terminal that none of its streams uses, as nohup leaves it.
 */
export function outlivesTerminal(): boolean {
  return startedByNohup() || (hasTerminal() && !usesTerminal());
}

/** Shells put the path of the program that they start into this variable, and nohup becomes the program that it starts. */
function startedByNohup(): boolean {
  return basename(process.env['_'] ?? '') === 'nohup';
}

function usesTerminal(): boolean {
  return [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);
}

function hasTerminal(): boolean {
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return true;
  } catch {
    return false;
  }
}
