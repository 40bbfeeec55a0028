// The icon: drawn in packaging/icon/icon.svg, as pixels where a program takes no drawing.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** The text of the drawing. */
export const iconSvg = () => readFileSync('packaging/icon/icon.svg', 'utf8').trim();

/** What a system may cut an icon to keeps its middle: the drawing is smaller there, on a ground without corners. */
const maskable = (svg) =>
  svg
    .replace(
      /<rect[^>]*fill="([^"]+)"\/>/,
      '<rect width="16" height="16" fill="$1"/><g transform="translate(2.4 2.4) scale(0.7)">',
    )
    .replace('</svg>', '</g></svg>');

/** A PNG of so many pixels in width and height. */
export async function iconPng(size, { isMaskable = false } = {}) {
  await (initialized ??= initWasm(
    readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  ));
  return new Resvg(isMaskable ? maskable(iconSvg()) : iconSvg(), { fitTo: { mode: 'width', value: size } })
    .render()
    .asPng();
}

let initialized;
