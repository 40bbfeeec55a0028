import type { CategoryWords } from '../category';

/** Names that are the same in every language, and emoji. */
export const MERCHANTS: CategoryWords = {
  Food: {
    things:
      'starbucks, chipotle, mcdonalds, mcdonald, burger king, kfc, subway sandwich, greggs, nandos, uber eats, ubereats, didi food, rappi, doordash, grubhub, ' +
      'deliveroo, just eat, justeat, glovo, pedidosya, pedidos ya, ifood, taco bell, wendys, dominos, pizza hut, little caesars, dunkin, panda express, ' +
      'panera, olive garden, popeyes, chick fil a, chick-fil-a, five guys, shake shack, in n out, ihop, dennys, applebees, chilis, vips, toks, sanborns, ' +
      'italiannis, carls jr, tim hortons, costa coffee, caffe nero, pret, pret a manger, wagamama, telepizza, 100 montaditos, goiko, postmates, dairy queen, ' +
      'krispy kreme, el pollo loco, cielito querido, pollo feliz, burguer king, papa johns, cava, sweetgreen, grido, habibs, 🌮, 🍕, 🍔, 🍣, ☕, 🍽, 🍜, 🍟, 🌭, 🥪, 🍦, 🍩, 🌯, 🥗, 🍝, 🍰',
  },
  Supermarket: {
    // French for the weekly shopping; in English the plural of a course has words beside it.
    general: 'courses',
    things: 'instacart, 🛒, 🥛, 🥚, 🍞, 🥦',
    venues:
      'walmart, soriana, chedraui, costco, sams, sams club, bodega aurrera, aurrera, la comer, city market, heb, h-e-b, mercadona, carrefour, lidl, aldi, coto, tesco, ' +
      'sainsburys, asda, morrisons, waitrose, trader joes, trader joe, whole foods, kroger, safeway, publix, eroski, alcampo, hipercor, consum, ahorramas, ' +
      'jumbo, changomas, makro, iceland, ocado, wegmans, food lion, meijer, shoprite, albertsons, vons, ralphs, superama, calimax, casa ley, ' +
      'assai, atacadao, pao de acucar, winn dixie, sprouts, sainsbury, supermercados dia, la anonima, smart and final',
  },
  Gasoline: {
    things: '⛽',
    venues: 'pemex, shell, repsol, ypf, exxon, chevron, mobil, texaco, cepsa, galp, axion, esso, bp',
  },
  Subscriptions: {
    things:
      'netflix, spotify, disney, disney plus, hbo, hbo max, hulu, icloud, openai, chatgpt, youtube premium, youtube music, amazon prime, prime video, game pass, ' +
      'xbox game pass, patreon, apple music, apple tv, paramount plus, crunchyroll, audible, dropbox, google one, canva, ps plus, playstation plus, ' +
      'kindle unlimited, dazn, globoplay, duolingo, vix, claude ai, substack, nintendo online, amazon music',
  },
  Electricity: { things: 'cfe, edenor, edesur, iberdrola, endesa, 💡' },
  'Gas Service': { things: 'metrogas, british gas, naturgy' },
  Water: { things: 'thames water, aysa, sacmex' },
  Internet: {
    things: 'izzi, totalplay, megacable, fibertel, comcast, xfinity, infinitum, telmex, virgin media, telecentro',
  },
  'Mobile Service': {
    things:
      'telcel, movistar, verizon, t-mobile, tmobile, vodafone, giffgaff, at&t, unefon, mint mobile, lebara, yoigo, lowi, claro, bait',
  },
  Transport: {
    things:
      'uber, didi, cabify, lyft, bolt, indrive, blablacar, renfe, amtrak, greyhound, tfl, trainline, national rail, caltrain, septa, ezpass, e-zpass, citi bike, ' +
      'free now, freenow, televia, 🚕, 🚌, 🚇, 🚖, 🚗, 🚆, 🅿',
  },
  Entertainment: {
    things:
      'cinepolis, cinemex, cinemark, ticketmaster, steam, roblox, nintendo, wetherspoons, six flags, odeon, cineworld, 🍺, 🍻, 🎬, 🎮, 🎉, 🍷, 🍸, 🎟',
  },
  'Personal Purchases': {
    things: '👕, 👟, 👗, 👖, 👠, 🎧, 💻',
    venues:
      'amazon, mercado libre, mercadolibre, liverpool, coppel, shein, temu, zara, primark, target, h&m, ebay, palacio de hierro, suburbia, bershka, ' +
      'el corte ingles, decathlon, falabella, asos, argos, john lewis, tk maxx, tj maxx, marshalls, kohls, macys, old navy, best buy, etsy, aliexpress, ' +
      'shopee, uniqlo, forever 21, nike, adidas, miniso, ross dress for less, nordstrom, ikea, vinted, elektra, pull and bear, stradivarius',
  },
  Health: {
    things: 'farmacias similares, smart fit, smartfit, planet fitness, puregym, 💊, 🦷, 🏥',
    venues: 'cvs, walgreens, rite aid, superdrug, farmacity, benavides',
  },
  Pets: { things: 'petco, petsmart, pets at home, 🐶, 🐱, 🐾, 🐕, 🐈' },
  'Personal Care': { things: '💇, 💅', venues: 'sephora' },
  Insurance: { things: 'geico, state farm, allstate, mapfre, gnp, qualitas' },
  Education: { things: 'udemy, coursera, platzi, 🎓' },
  Travel: {
    things:
      'booking.com, expedia, aeromexico, volaris, viva aerobus, vivaaerobus, ryanair, easyjet, vueling, jetblue, american airlines, southwest airlines, ✈, 🏨',
  },
  'Taxes And Fees': { things: 'hmrc, irs, afip, arca, dvla' },
  'Debt Payment': { things: 'klarna, afterpay, kueski' },
  Freelance: { things: 'upwork, fiverr' },
};

/** Phrases that hold a keyword and say only how it was paid, or name something else. */
export const NO_KEYWORDS =
  'de mi cuenta de nomina, de la cuenta de nomina, con tarjeta, con la tarjeta, con mi tarjeta, con tarjeta de credito, con la tarjeta de credito, con mi tarjeta de credito, con tarjeta de debito, ' +
  'tarjeta *, tarjeta terminacion, tarjeta con terminacion, tarjeta terminada, card *, card ending, tarjeta de debito, tarjeta de regalo, debit card, with card, by card, on my credit card, on the credit card, on credit card, with credit card, ' +
  'with my credit card, gift card, con tdc, a meses, meses sin intereses, a meses sin intereses, al super rapido, super bowl, no cartao, com cartao, no cartao de credito, ' +
  'bar of soap, plus tax, including tax, incl tax, inc tax, before tax, after tax, after taxes, despues de impuestos, and tax, ' +
  'tax return filing, tax return fee, tax return preparation, tax return help, cine en casa, metro de tela, metros de tela, renta de traje, renta de vestido, renta de coche, renta de carro, renta de auto, renta de sillas, ' +
  'renta de mesas, renta de salon, agua de colonia, business card, sd card, ' +
  'sueldo de la muchacha, sueldo de la empleada, sueldo de la senora, sueldo del chofer, sueldo de los empleados, sueldo empleados, ' +
  'nomina de empleados, nomina empleados, nomina de los empleados, staff wages, salario da empregada';
