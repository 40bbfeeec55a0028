/**
 * A description as searches compare it: composed (NFC) and in lower case, accents kept. Computed here because
 * lower-casing in a database depends on its locale and may cover ASCII only.
 */
export function foldDescription(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
