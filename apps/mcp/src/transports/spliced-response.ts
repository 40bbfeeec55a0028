import { spliced } from '../protocol/spliced-json';

/**
 * The response with written parts in place of their placeholders. The SDK writes a message into one chunk of the body,
 * whether it is JSON or a stream of events.
 */
export function splicedResponse(response: Response): Response {
  if (response.body === null) return response;
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const splicing = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      for (const piece of spliced(decoder.decode(chunk, { stream: true }))) {
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      }
    },
  });
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(response.body.pipeThrough(splicing), { status: response.status, headers });
}
