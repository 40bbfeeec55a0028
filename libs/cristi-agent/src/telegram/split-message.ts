/** Telegram's limit, in UTF-16 units. */
const LONGEST_MESSAGE = 4_096;

/** Splits a text into parts short enough for Telegram: between lines, and within a line that alone is too long. */
export function splitMessage(text: string): string[] {
  const parts: string[] = [];
  for (const line of text.split('\n').flatMap(cutLine)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + line.length <= LONGEST_MESSAGE)
      parts[parts.length - 1] = `${last}\n${line}`;
    else parts.push(line);
  }
  return parts.filter((part) => part.trim() !== '');
}

function cutLine(line: string): string[] {
  if (line.length <= LONGEST_MESSAGE) return [line];
  const characters = [...line];
  const size = Math.floor(LONGEST_MESSAGE / 2);
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  );
}
