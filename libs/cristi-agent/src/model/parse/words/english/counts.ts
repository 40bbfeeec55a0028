import { list } from '../list';

export const ENGLISH_COUNTS = {
  units: list(
    'ticket, tickets, people, persons, pair, pairs, dozen, miles, gallon, gallons, gal, liter, liters, litre, litres, gram, grams, ' +
      'ounce, ounces, pcs, pc, pieces, inch, inches, ft, feet, pack, packs, kilogram, kilograms, pax, guests',
  ),
  timeUnits: list(
    'month, months, night, nights, hour, hours, day, days, week, weeks, year, years, minute, minutes, mins, fortnight, mos',
  ),
  halves: list('half a, half an, half, quarter of a, a quarter of a'),
  labels: list('ending in, ending, zip, ref no, account no, acct'),
  maybeLabels: list(
    'iphone, ipad, galaxy, pixel, ps, xbox, windows, line, bus, invoice, order, phone, table, room, flight, gate, size, apt, ' +
      'apartment, floor, zone, seat, row, unit, channel, episode, season, platform, route, playstation, switch, macbook, kindle',
  ),
  instalments: list('payment, installment, instalment, installments'),
  clock: list('am, pm'),
} as const;
