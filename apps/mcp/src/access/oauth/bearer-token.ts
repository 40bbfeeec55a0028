/**
 * The token that a request carries: RFC 6750, section 2.1, and nowhere else than in the header. Undefined without one;
 * empty where there is one that cannot be read, such as two at once.
 */
export function bearerTokenOf(request: Request): string | undefined {
  const authorization = request.headers.get('authorization')?.trim();
  if (authorization === undefined || !/^bearer(?![\w-])/i.test(authorization)) return undefined;
  return /^bearer +([\w.~+/-]+=*)$/i.exec(authorization)?.[1] ?? '';
}
