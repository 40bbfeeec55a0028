import { reduceIndex } from './reduce';

const item = (name: string, include: readonly unknown[], others: object = {}) => ({
  displayName: name,
  locationSet: { include },
  tags: { name },
  ...others,
});

describe('reduceIndex', () => {
  it('keeps kind, countries and names as payee keys, each once and in order', () => {
    const nsi = {
      'brands/shop/supermarket': {
        items: [
          item('Zumbra', ['ch', 'at']),
          item('Ádelka Märkt', ['at', 'ch-zh.geojson'], { matchNames: ['adelka', 'Zumbra'] }),
        ],
      },
      'brands/amenity/fuel': { items: [item('Öltra', ['fx', 'conus'])] },
    };
    expect(reduceIndex({ nsi }, new Set())).toBe(
      'fuel\tfr,us\toltra\nsupermarket\tat,ch\tadelka|adelka markt|zumbra\n',
    );
  });

  it('takes continents, points and many countries for anywhere', () => {
    const many = 'ad ae af ag ai al am ao ar at au aw'.split(' ');
    const items = [item('Alda', ['001']), item('Brix', [[8.5, 47.3]]), item('Corvo', many)];
    expect(reduceIndex({ nsi: { 'brands/shop/shoes': { items } } }, new Set())).toBe('shoes\t\talda|brix|corvo\n');
  });

  it('leaves out ordinary words, what a statement cannot show, and kinds where nobody pays', () => {
    const items = [
      item('Power', ['no']),
      item('Power Vembri', ['no']),
      item('全家', ['tw']),
      item('H&', ['se']),
      item('365', ['dk']),
    ];
    const nsi = { 'brands/shop/electronics': { items }, 'brands/amenity/bank': { items: [item('Solta', ['ch'])] } };
    expect(reduceIndex({ nsi }, new Set(['power']))).toBe('electronics\tno\tpower vembri\n');
  });
});
