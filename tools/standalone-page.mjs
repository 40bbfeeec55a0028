// Builds self-contained HTML documents: script and style are inline, and the Content-Security-Policy allows them by their hashes.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

/** The keys of the catalogues are told once, with the English texts: gzip does not see from one catalogue back to another. */
const catalogueKeysOnce = {
  name: 'catalogue-keys-once',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]language[\\/]catalogues[\\/](pt|es|fr)\.json$/ }, ({ path }) => {
      const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
      const texts = read(path);
      const values = Object.keys(read(join(path, '../en.json'))).map((key) => texts[key]);
      return {
        contents: `import en from './en.json';
          const values = ${JSON.stringify(values)};
          export default Object.fromEntries(Object.keys(en).map((key, index) => [key, values[index]]));`,
        loader: 'js',
        resolveDir: join(path, '..'),
      };
    }),
};

const SIMPLE = ['string', 'integer', 'number', 'boolean', 'null'];
const isOf = (shape, ...keys) => Object.keys(shape).join() === keys.join();

/** JavaScript for a shape of results, with a name for each of the few forms that nearly all of its parts have. */
function codeOfShape(shape) {
  if (isOf(shape, 'type') && SIMPLE.includes(shape.type)) return shape.type === 'null' ? 'none' : shape.type;
  if (isOf(shape, 'type', 'items') && shape.type === 'array') return `array(${codeOfShape(shape.items)})`;
  if (isOf(shape, 'anyOf')) return `any(${shape.anyOf.map(codeOfShape).join()})`;
  if (isOf(shape, 'type', 'properties')) return `object({${codeOfShapes(shape.properties)}})`;
  if (isOf(shape, 'type', 'properties', 'optional'))
    return `object({${codeOfShapes(shape.properties)}},${JSON.stringify(shape.optional)})`;
  if (isOf(shape, 'type', 'enum') && shape.type === 'string')
    return `oneOf(${shape.enum.map((one) => JSON.stringify(one)).join()})`;
  return JSON.stringify(shape);
}

const codeOfShapes = (shapes) =>
  Object.entries(shapes)
    .map(([name, shape]) => `${JSON.stringify(name)}:${codeOfShape(shape)}`)
    .join();

const shortShapes = {
  name: 'short-shapes',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]results[\\/]generated[\\/]shapes\.json$/ }, ({ path }) => ({
      contents: `const [string, integer, number, boolean, none] = ${JSON.stringify(SIMPLE)}.map((type) => ({ type }));
        const array = (items) => ({ type: 'array', items });
        const object = (properties, optional) => ({ type: 'object', properties, ...(optional && { optional }) });
        const oneOf = (...values) => ({ type: 'string', enum: values });
        const any = (...anyOf) => ({ anyOf });
        export default {${codeOfShapes(JSON.parse(readFileSync(path, 'utf8')))}};`,
      loader: 'js',
    })),
};

/** Bundles sources for browsers in memory. `textOf(ending)` is the output whose path has that ending, or an empty text. */
export async function bundleForBrowser({ entryPoints, tsconfig, outdir }) {
  const { outputFiles, metafile } = await build({
    entryPoints,
    outdir,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    tsconfig,
    logLevel: 'warning',
    metafile: true,
    plugins: [catalogueKeysOnce, shortShapes],
  });
  const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? '';
  return { textOf, metafile };
}

/**
 * The HTML document. `allowed` are the directives that its Content-Security-Policy has besides those for its own script and style;
 * `head` and `body` are lines of HTML.
 */
export function standalonePage({ script, style, language, allowed = [], head = [], body }) {
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    ...allowed,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...head,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    ...body,
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
