import { qrCode } from './qr-code';
import { qrImage, qrLines } from './qr-image';

const LINK = 'https://192.168.1.5:3334/#/pair/0123ABCD';
// Another program's reader (jsQR 1.4.0) has read the link in it.
const MODULES = [
  '#######.###.###.#...#.#######',
  '#.....#.###..##.####..#.....#',
  '#.###.#.#.##..#.####..#.###.#',
  '#.###.#.##.#..##....#.#.###.#',
  '#.###.#......###....#.#.###.#',
  '#.....#.#..##.#....#..#.....#',
  '#######.#.#.#.#.#.#.#.#######',
  '.........#..#...##.#.........',
  '##..###....#.#..####...#.####',
  '#..##..#.##.####.##.###.#####',
  '###.#.##...###.#..#..####...#',
  '.#........##..######..#.##.##',
  '#...#.#...#.##..###........#.',
  '.##.#....#...###..#.###.#####',
  '.#..#.####....###...#.#####.#',
  '..##.#.####.#..####.##.#...##',
  '####..#...##.##.####...#...#.',
  '#......###..#.##.##.###.##.##',
  '..#..##..#.#####..#..#....#.#',
  '...#.#.#...#.#...########..##',
  '##.##.##....##.#.#..######..#',
  '........#.#..###...##...#...#',
  '#######..#.....###.##.#.###.#',
  '#.....#.###.#.#.##..#...#..##',
  '#.###.#.##.#.##.##.#######..#',
  '#.###.#..#..#..##.#.#..#....#',
  '#.###.#..#.#####.#...#.#.####',
  '#.....#.#.##.#.######......##',
  '#######.###.##.#.#.##.#.#..#.',
];

const drawn = (text: string) => qrCode(text)?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

it('is a code that readers read', () => {
  expect(drawn(LINK)).toEqual(MODULES);
});

it('is as small as its text allows, and none where that is too long', () => {
  expect([17, 18, 32, 53, 78, 106].map((length) => drawn('x'.repeat(length))?.length)).toEqual([
    21, 25, 25, 29, 33, 37,
  ]);
  expect(qrCode('x'.repeat(107))).toBeUndefined();
  expect(qrImage('x'.repeat(107))).toBeNull();
});

it('has the three squares in its corners, whatever the text', () => {
  for (const text of ['', 'a', 'Olá £', LINK]) {
    const rows = drawn(text) ?? [];
    const [top = '', bottom = ''] = [rows[0], rows.at(-1)];
    expect([top.slice(0, 8), top.slice(-8), bottom.slice(0, 8)]).toEqual(['#######.', '.#######', '#######.']);
  }
});

it('has a margin in a picture and on a terminal', () => {
  const svg = Buffer.from((qrImage(LINK) ?? '').replace('data:image/svg+xml;base64,', ''), 'base64').toString();
  expect(svg).toContain('viewBox="0 0 37 37"');
  expect(svg.match(/h1v1h-1z/g)).toHaveLength(MODULES.join('').replaceAll('.', '').length);
  const lines = qrLines(LINK, false);
  expect([lines.length, new Set(lines.map((line) => line.length)), lines[0]]).toEqual([
    19,
    new Set([37]),
    '█'.repeat(37),
  ]);
});
