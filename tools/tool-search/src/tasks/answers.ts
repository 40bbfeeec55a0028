/** Whether an answer holds what is expected: objects may hold more; of lists each entry fits another one, and none is left. */
export function holds(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(expected)) return Array.isArray(actual) && fitsAll([...(actual as unknown[])], expected);
  if (!isRecord(expected)) return Object.is(actual, expected);
  return isRecord(actual) && Object.entries(expected).every(([key, value]) => holds(actual[key], value));
}

function fitsAll(actual: readonly unknown[], [first, ...others]: readonly unknown[]): boolean {
  if (first === undefined) return actual.length === 0;
  return actual.some((entry, index) => holds(entry, first) && fitsAll(actual.toSpliced(index, 1), others));
}

interface Reference {
  readonly answer: number;
  readonly at: string;
}

/** The input with what earlier calls answered in the place of references. Throws where they answered nothing there. */
export function resolved(input: unknown, answers: readonly unknown[]): unknown {
  if (isReference(input)) {
    const value = valueAt(answers[input.answer], input.at);
    if (value === undefined) throw new Error(`the answer ${input.answer} has nothing at ${input.at}`);
    return value;
  }
  return mapped(input, (value) => resolved(value, answers));
}

/** Shorter texts are names, dates and numbers that are counted up, which are the same in another household. */
const LETTERS_OF_AN_ID = 16;

/** The input with references in the place of ids that earlier calls answered, so that it can be sent to another household. */
export function referring(input: unknown, answers: readonly unknown[]): unknown {
  if (typeof input !== 'string' || input.length < LETTERS_OF_AN_ID) {
    return mapped(input, (value) => referring(value, answers));
  }
  for (const [answer, structured] of answers.entries()) {
    const at = placeOf(structured, input);
    if (at !== undefined) return { answer, at } satisfies Reference;
  }
  return input;
}

function placeOf(structured: unknown, value: string): string | undefined {
  if (structured === value) return '';
  if (typeof structured !== 'object' || structured === null) return undefined;
  for (const [key, inner] of Object.entries(structured)) {
    const place = placeOf(inner, value);
    if (place !== undefined) return `/${key}${place}`;
  }
  return undefined;
}

function valueAt(structured: unknown, at: string): unknown {
  return at
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], structured);
}

function mapped(input: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(input)) return input.map(change);
  if (!isRecord(input)) return input;
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, change(value)]));
}

function isReference(value: unknown): value is Reference {
  return isRecord(value) && typeof value['answer'] === 'number' && typeof value['at'] === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
