import { replaceSection } from './section';

const page = 'before\n<!-- begin: a -->\nold\n<!-- end: a -->\nbetween\n<!-- begin: b -->\n<!-- end: b -->\nby hand\n';

it('replaces a section and nothing else', () => {
  const replaced = replaceSection(page, 'a', '$& new');
  expect(replaced).toBe(page.replace('\nold\n', () => '\n\n$& new\n\n'));
  expect(replaceSection(replaced, 'a', '$& new')).toBe(replaced);
});

it('leaves alone a page that has no such section', () => {
  expect(() => replaceSection(page, 'c', 'new')).toThrow('the page has no section c');
});
