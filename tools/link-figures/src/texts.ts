import type { Draws } from './draws';
import type { Language } from './languages';

const SYLLABLES =
  'ba,bro,cla,dra,dov,fen,gri,hul,jor,kel,lin,mar,nev,ost,pra,quin,rol,sil,tor,ulm,vax,wil,xan,yor,zed'.split(',');

/** A name that no other shop of the household has. */
export function inventedName(draws: Draws): string {
  const word = draws.pick(SYLLABLES) + draws.pick(SYLLABLES) + draws.pick(['', 'l', 'n', 's', 'ra', 'dy']);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What a bank prints of a purchase; `number` makes each line another. */
export function bookedText(draws: Draws, { prefixes }: Language, shop: string, number: number): string {
  const name = draws.chance(0.7) ? withoutAccents(shop).toUpperCase() : shop;
  const city = draws.chance(0.25) ? ` ${draws.pick(['CENTRO', 'NORTH', 'SUED', 'CITY'])}` : '';
  return `${draws.pick(prefixes)}${name}${city} ${number}`;
}

/** What a person notes of a purchase: mostly where it was, at times only what it was. */
export function notedText(draws: Draws, { notes }: Language, shop: string): string {
  const [kind = '', own = kind] = shop.split(' ');
  const note = draws.pick(notes);
  const text = draws.pick([
    ...[shop, shop, shop, shop.toLowerCase(), shop.toLowerCase(), withoutAccents(shop).toLowerCase()],
    ...[
      own,
      own.toLowerCase(),
      own.toLowerCase(),
      `${note} ${own}`,
      `${own.toLowerCase()} ${note}`,
      `${kind} ${own} ${note}`,
    ],
    ...[kind.toLowerCase(), note],
  ]);
  return draws.chance(0.015) ? withTypingError(draws, text) : text;
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

function withTypingError(draws: Draws, text: string): string {
  const place = draws.between(1, Math.max(1, text.length - 2));
  return text.slice(0, place) + text.slice(place + 1);
}
