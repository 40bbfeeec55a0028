/** The media type of a request's body in lower case, without its parameters; empty where it names none. */
export function mediaTypeOf({ headers }: Pick<Request, 'headers'>): string {
  const [mediaType = ''] = (headers.get('content-type') ?? '').split(';');
  return mediaType.trim().toLowerCase();
}
