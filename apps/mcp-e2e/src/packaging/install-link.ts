/** What the link of an editor would have it start, in the form of the editor's own configuration. */
export function readInstallLink(link: string): unknown {
  const { protocol, searchParams, search } = new URL(link);
  if (protocol === 'cursor:') {
    const start = JSON.parse(Buffer.from(searchParams.get('config') ?? '', 'base64').toString('utf8')) as unknown;
    return { mcpServers: { [searchParams.get('name') ?? '']: start } };
  }
  const { name, ...start } = JSON.parse(decodeURIComponent(search.slice(1))) as { readonly name: string };
  return { servers: { [name]: start } };
}
