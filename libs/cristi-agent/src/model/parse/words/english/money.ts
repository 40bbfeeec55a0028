import { list } from '../list';

export const ENGLISH_MONEY = {
  pesos: list('bucks, buck, mexican pesos'),
  centavos: list('cents, cent'),
  foreign: list(
    'dollar, dollars, quid, pound, pounds, pence, fiver, fivers, tenner, tenners, yen, won, francs, rupees, us dollars, ' +
      'canadian dollars, australian dollars, argentine pesos, colombian pesos, chilean pesos, bitcoin',
  ),
  approximate: list(
    'about, around, roughly, almost, nearly, approx, approximately, more or less, more than, less than, over, under, ' +
      'at least, at most, up to, close to, some, maybe, probably, like, i think, circa',
  ),
  approximateAfter: list(
    'ish, or so, and change, and some change, and some, odd, something, give or take, more or less, approx, approximately, ish or so',
  ),
  unsure: list('i think, maybe, not sure, probably, i guess, dont remember'),
  adjusted: list(
    'plus tax, plus tip, plus vat, plus shipping, plus delivery, plus service, plus fees, before tax, before tip, ' +
      'before taxes, excl, excluding vat, excluding tax, ex vat, ex tax, net of vat, net of tax, w o tip, without tip, without tax, discount, and tip, and tax, plus tip and tax',
  ),
  each: list(
    'each, apiece, per person, per head, per piece, per unit, per night, per kilo, per hour, per item, per pound, per ticket',
  ),
  eachBehind: list('a day, per day, daily, a piece, a head, a night, a kilo, an hour, a pound, a pop, ea'),
  paidWith: list('paid me with, paid with, paid with a, paid using a, with a, gave a, handed over'),
  shared: list(
    'split with, split the, split it, split a, split between, split among, split evenly, splitting, went halves, going halves, halves with, ' +
      'paid half, pays half, pay half, half each, each paid half, went dutch, between the two of us, halved, half mine, half is mine, half was mine, between us, among us, shared with, ways',
  ),
  split: list('split'),
  repeated: list('twice, three times, two times, several times'),
  partOf: list(
    'half of, half of the, a third of, a quarter of, part of, part of the, of which, of that, of those, including, includes',
  ),
  partBehind: list('of that, of it, of those, of them, of which'),
  for: list('for, total, in total, for a total of, total of'),
} as const;
