import { linesOf, type TextSource } from '../decode/text-source';
import { RefusedStatement } from '../refused-statement';
import { headerCells, knownNames } from '../table/find-header';
import { labelledLine, labelsOf } from '../table/labels';
import type { TableSource } from '../table/table-rows';
import type { Role } from '../table/vocabulary/header-words';
import { DATE_ROLES, MONEY_ROLES } from '../table/vocabulary/words';

/** The values of some lines by their labels, or a line without a label. */
type Block = ReadonlyMap<string, string> | string;

/** How entries are told apart. */
interface Blocks {
  /** A blank line ends an entry. */
  readonly areDivided: boolean;
  /** The label that comes first in each entry, where one does. */
  readonly opening: string | undefined;
}

/** So many lines before the first entry are kept: a header stands within the first sixty. */
const MOST_BEFORE = 50;
const MOST_LABELS = 200;
const LONGEST = 262_144;

/**
 * A text whose entries are blocks of lines `Label: value`, as a table with the labels above the values; undefined for any other.
 * `entries` tells how many blocks its head holds.
 */
export function labelledBlocks(
  text: TextSource,
  head: string,
): (TableSource & { readonly entries: number }) | undefined {
  const lines = head.split('\n').map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  if (knownNames(headerCells(labelsOf(filled))) === 0) return undefined;
  const labelled = filled.flatMap((line) => labelledLine(line)?.label ?? []);
  if (labelled.length * 2 < filled.length) return undefined;
  const opening = labelled.find((label, index) => labelled.indexOf(label, index + 1) >= 0);
  for (const areDivided of [true, false]) {
    const blocks = { areDivided, opening };
    const first = [...blocksOf(lines, blocks)].find(isWhole);
    if (first === undefined) continue;
    const isEntry = entriesLike(first);
    const entries = [...blocksOf(lines, blocks)].filter(isEntry).length;
    return { entries, records: () => recordsOf(text, blocks, isEntry) };
  }
  return undefined;
}

function* recordsOf(
  text: TextSource,
  blocks: Blocks,
  isEntry: (block: Block) => block is ReadonlyMap<string, string>,
): Generator<readonly string[]> {
  const labels = new Set<string>();
  let before = 0;
  for (const block of blocksOf(linesOf(text), blocks)) {
    if (labels.size === 0 && !isWhole(block)) before += 1;
    else if (isEntry(block)) for (const label of block.keys()) labels.add(label);
  }
  if (labels.size > MOST_LABELS) throw tooLarge(`its entries have ${labels.size} different labels`);
  const names = [...labels];
  let place = 0;
  for (const block of blocksOf(linesOf(text), blocks)) {
    if (place === before) yield names;
    place += 1;
    if (place > before && isEntry(block)) yield names.map((name) => block.get(name) ?? '');
    else if (place > before || place <= MOST_BEFORE) yield* linesAlone(block, place > before);
  }
}

/** Lines that belong to no entry: a label and its value are two cells before the header, and one text behind it. */
function* linesAlone(block: Block, isBehind: boolean): Generator<readonly string[]> {
  if (typeof block === 'string') yield [block];
  else for (const [label, value] of block) yield isBehind ? [`${label}: ${value}`] : [label, value];
}

function* blocksOf(lines: Iterable<string>, { areDivided, opening }: Blocks): Generator<Block> {
  const figures = new Map<string, boolean>();
  let block = new Map<string, string>();
  let [latest, size]: [string | undefined, number] = [undefined, 0];
  for (const line of lines) {
    size += line.length;
    if (size > LONGEST) throw tooLarge('an entry is longer than 256 KiB');
    const found = labelledLine(line);
    if (found === undefined) {
      const isDivider = !/[\p{L}\p{N}]/u.test(line);
      if (isDivider && line === '' && !areDivided) continue;
      // A text goes on in the next line; a day or an amount does not.
      const isContinued = !isDivider && latest !== undefined && !isKnownFigure(latest);
      if (isContinued) block.set(latest as string, `${block.get(latest as string) ?? ''} ${line}`);
      else {
        yield* closed();
        if (!isDivider) yield line;
      }
      continue;
    }
    const { label, value } = found;
    if (label === opening || (block.has(label) && isKnownFigure(label))) yield* closed();
    block.set(label, [block.get(label) ?? '', value].filter((text) => text !== '').join(' '));
    latest = label;
  }
  yield* closed();

  function* closed(): Generator<Block> {
    if (block.size > 0) yield block;
    [block, latest, size] = [new Map(), undefined, 0];
  }

  function isKnownFigure(label: string): boolean {
    const known = figures.get(label) ?? isFigure(label);
    figures.set(label, known);
    return known;
  }
}

/** A day and an amount are among its labels. */
function isWhole(block: Block): block is ReadonlyMap<string, string> {
  return typeof block !== 'string' && knownNames(headerCells([...block.keys()])) > 0;
}

/** Whether a block has a day or an amount under a label of the first entry: one that lacks the other is no less an entry. */
function entriesLike(first: ReadonlyMap<string, string>) {
  const telling = [...first.keys()].filter((label) => hasRole(label, [...DATE_ROLES, ...MONEY_ROLES]));
  return (block: Block): block is ReadonlyMap<string, string> =>
    typeof block !== 'string' && telling.some((label) => block.has(label));
}

function isFigure(label: string): boolean {
  return hasRole(label, [...DATE_ROLES, ...MONEY_ROLES, 'balance']);
}

function hasRole(label: string, roles: readonly Role[]): boolean {
  return headerCells([label]).some(({ words }) => words.some(({ role }) => roles.includes(role)));
}

function tooLarge(found: string): RefusedStatement {
  return new RefusedStatement({ reason: 'TOO_LARGE', place: null, found, remedy: 'export the statement anew' });
}
