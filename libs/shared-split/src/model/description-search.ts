/**
 * A description as searches compare it: composed (NFC) and in lower case, accents kept. Made in code and not by a
 * database, whose lower-casing depends on its locale and may know ASCII only.
 */
export function foldDescription(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Whether a description holds the text looked for; no character of either is a wildcard. */
export function descriptionHolds(description: string, wanted: string): boolean {
  return foldDescription(description).includes(foldDescription(wanted));
}
