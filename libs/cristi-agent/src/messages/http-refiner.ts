import type { CandidateRefiner } from './candidate-refiner';

const TIMEOUT_MILLISECONDS = 5_000;
const LARGEST_ANSWER_CHARACTERS = 65_536;

/**
 * A refiner behind a URL. It receives `{text, candidate, missing_fields, low_confidence_fields}` by POST and answers with
 * an object of values for the candidate's fields. Any other answer, and none within five seconds, is a rejection.
 */
export function createHttpRefiner(url: string): CandidateRefiner {
  return {
    refine: async (text, { candidate, missing_fields, low_confidence_fields }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text, candidate, missing_fields, low_confidence_fields }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      });
      if (!response.ok) throw new Error(`the refiner answered with status ${response.status}`);
      return objectIn(await readText(response));
    },
  };
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null) throw new Error('the refiner did not answer with an object');
  return answer as Readonly<Record<string, unknown>>;
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (text.length > LARGEST_ANSWER_CHARACTERS) throw new Error('the refiner’s answer is too long');
  }
  return text + decoder.decode();
}
