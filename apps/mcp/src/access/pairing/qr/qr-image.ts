import { qrCode } from './qr-code';

/** Light modules on each side. */
const MARGIN = 4;

/** The QR code of a text as an SVG in a data URL, dark on light whatever stands around it; null for a text that is too long. */
export function qrImage(text: string): string | null {
  const modules = qrCode(text);
  if (modules === undefined) return null;
  const size = modules.length + 2 * MARGIN;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])),
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** The same for a terminal: two rows a line, light modules drawn, with colours where there are some. */
export function qrLines(text: string, isColoured: boolean): readonly string[] {
  const modules = qrCode(text);
  if (modules === undefined) return [];
  const isLight = (x: number, y: number) => modules[y]?.[x] !== true;
  const range = Array.from({ length: modules.length + 2 * MARGIN }, (_, index) => index - MARGIN);
  const lines = range
    .filter((_, index) => index % 2 === 0)
    .map((y) => range.map((x) => [' ', '▄', '▀', '█'][(isLight(x, y) ? 2 : 0) + (isLight(x, y + 1) ? 1 : 0)]).join(''));
  return isColoured ? lines.map((line) => `\u001b[97;40m${line}\u001b[0m`) : lines;
}
