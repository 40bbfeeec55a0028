// C0 and C1 controls, zero-width and bidirectional marks, line and paragraph separators, lone surrogates, BOM.
const UNPRINTABLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text of users as it may be shown: characters that steer a display are written as `\u{…}`. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u{${character.charCodeAt(0).toString(16)}}`);
}

/** JSON whose texts may be shown: characters that steer a display are escaped in it, and it stands for the same value. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value).replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A value that was sent, as a refusal quotes it: printable, on one line, at most about `limit` characters. */
export function quoted(value: unknown, limit = 60): string {
  const text = typeof value === 'string' ? value : describe(value);
  const short = text.length > limit ? `${text.slice(0, limit)}…` : text;
  return typeof value === 'string' ? `"${printable(short)}"` : printable(short);
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
