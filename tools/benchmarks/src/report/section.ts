/**
 * The page with one of its sections replaced, from its begin mark to its end mark; the rest stays. Throws
 * when the page has no such section.
 */
export function replaceSection(page: string, name: string, content: string): string {
  const [begin, end] = [`<!-- begin: ${name} -->`, `<!-- end: ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page has no section ${name}`);
  return `${page.slice(0, from)}${begin}\n\n${content}\n\n${page.slice(to)}`;
}
