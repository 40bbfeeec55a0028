import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inTurn } from '@bursar/acceptance';
import type { Frame } from 'playwright-core';

import { ROOT } from '../fixtures/workspace';

const LOCALES = ['en-GB', 'pt-BR', 'es-ES', 'fr-FR'] as const;
export type Locale = (typeof LOCALES)[number];
/** The language in which this run shows everything; each change tries another. */
export const LOCALES_IN_TURN = inTurn(LOCALES, 1);

/** What the texts of a catalogue say outside their placeholders. */
function wordsOfCatalogue(language: string): readonly string[] {
  const path = join(ROOT, 'libs/views/src/language/catalogues', `${language}.json`);
  const catalogue = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string | Record<string, string>>;
  return Object.values(catalogue)
    .flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
    .flatMap((text) => text.split(/\{\w+\}/))
    .map(normalized)
    .filter((part) => /\p{L}{4}/u.test(part));
}

const normalized = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
/** Whether a text has these words, as whole words. */
function containsWords(text: string, words: string): boolean {
  if (!text.includes(words)) return false;
  const pattern = words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'u').test(text);
}

const CATALOGUES = new Map(LOCALES.map((locale) => [locale, wordsOfCatalogue(locale.slice(0, 2))]));

/** By locale, the words of the other languages that its own has not. */
const FOREIGN = new Map(
  LOCALES.map((locale) => {
    const own = (CATALOGUES.get(locale) ?? []).join('\n').toLowerCase();
    const others = LOCALES.filter((other) => other !== locale).flatMap((other) => CATALOGUES.get(other) ?? []);
    return [locale, others.filter((words) => !containsWords(own, words.toLowerCase()))];
  }),
);

/** The words of other languages' catalogues that can be seen or heard, each with the text that it stands in. */
export async function foreignWords(frame: Frame, locale: Locale): Promise<readonly string[]> {
  const shown = (await spokenTexts(frame)).map(normalized).filter((text) => /\p{L}/u.test(text));
  return (FOREIGN.get(locale) ?? []).flatMap((words) =>
    shown.filter((text) => containsWords(text, words)).map((text) => `${words} (in ${text})`),
  );
}

/** The texts of the page and its attributes that are read aloud, except what people and files wrote. */
function spokenTexts(frame: Frame): Promise<readonly string[]> {
  return frame.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      // Names of time zones are the same in every language. The engine's notes on a tax return are in English, and marked so;
      // the menus above columns have the names of the file.
      if (
        parent?.closest('bdi, code, [translate=no], script, style, noscript, .notes, .column-menu, textarea') !== null
      )
        continue;
      if (parent.checkVisibility() || parent.tagName === 'OPTION') texts.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]:not(bdi, textarea, iframe)`)) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts;
  });
}
