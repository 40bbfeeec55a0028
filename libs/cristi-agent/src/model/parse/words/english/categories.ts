import type { CategoryWords } from '../category';

export const ENGLISH_CATEGORIES: CategoryWords = {
  Food: {
    things:
      'breakfast, brunch, lunch, dinner, supper, takeaway, takeout, take out, restaurant, food, coffee, latte, pizza, sushi, ramen, burger, sandwich, steak, ' +
      'bbq, ice cream, ate, snack, fries, donut, doughnut, bagel, muffin, cookie, cake, cappuccino, espresso, tea, smoothie, juice, soda, ' +
      'candy, chips, crisps, chocolate, hot dog, wings, fried chicken, noodles, pho, curry, kebab, fish and chips, diner, cafe, ' +
      'fast food, burrito, salad, soup, pasta, dim sum, boba, bubble tea, cupcake, pie, tip at lunch, sarnie, scone, pastry, meal deal, chinese food, ' +
      'indian food, thai food, pancakes, waffles, milkshake, dessert, roast dinner, roast, sbux, mcd, school lunch',
  },
  Supermarket: {
    things:
      'supermarket, groceries, grocery, milk, eggs, bread, nappies, diapers, fruit, vegetables, veggies, cheese, ham, ground beef, beef, bacon, butter, rice, ' +
      'detergent, toilet paper, paper towels, cereal, produce, chicken breast, bananas, apples, potatoes, onions, food shop, weekly shop, loo roll, baby formula',
  },
  Gasoline: {
    things:
      'gasoline, fuel, petrol, diesel, gas station, gas tank, gas for the car, gas for the truck, tank of gas, filled up gas, gas fill up, filled the tank, filled up the car, filled up the tank, in the tank, gas',
  },
  Rent: { things: 'rent, mortgage' },
  Subscriptions: { things: 'subscription', general: 'membership' },
  Electricity: { things: 'electricity, electric bill, light bill, electricity bill, power bill, electric, hydro bill' },
  'Gas Service': { things: 'gas service, gas bill, propane, gas cylinder, gas' },
  Water: { things: 'water bill' },
  Internet: { things: 'internet, wifi, wi-fi, broadband, internet bill' },
  'Mobile Service': {
    things:
      'mobile service, phone bill, phone plan, cell phone bill, cell bill, mobile bill, phone contract, sim card, phone top up',
  },
  Transport: {
    things:
      'taxi, cab, bus, subway, train, tube, oyster, transport, parking, toll, ferry, railcard, train ticket, bus fare, bus pass, train fare, ' +
      'parking meter, rideshare, metro card, metrocard, season ticket, tram, car park, bus ticket, fare',
  },
  Entertainment: {
    things:
      'movie, cinema, concert, bar, drinks, party, beer, pint, pub, entertainment, theatre, theater, museum, zoo, bowling, arcade, karaoke, gig, wine, ' +
      'cocktail, night out, nightclub, video game, theme park, amusement park, bar tab, happy hour, football tickets, mini golf, minigolf, prosecco, bingo',
  },
  'Personal Purchases': {
    things:
      'clothes, shoes, shirt, jeans, headphones, iphone, laptop, t-shirt, tshirt, pants, jacket, coat, dress, sneakers, trainers, sandals, socks, underwear, ' +
      'hoodie, sweater, jumper, backpack, handbag, perfume, toy, book, computer, tablet, charger, earbuds, airpods, tv, ipad, macbook, sunglasses, skirt, suit, jewelry, clothing',
  },
  Health: {
    things:
      'doctor, dentist, pharmacy, chemist, medicine, gym, copay, hospital, clinic, prescription, meds, medication, therapy, therapist, optician, contact lenses, ' +
      'vitamins, yoga, pilates, dental, gym membership, ibuprofen, physio, chiropractor, pills, eye exam, eye test, cough syrup',
  },
  Pets: {
    things: 'vet, dog food, cat food, pet food, cat litter, dog groomer, dog walker, pet, vet bill, kennels, cattery',
    general: 'dog, puppy, kitten',
  },
  'Personal Care': {
    things:
      'haircut, hair cut, barber, barbershop, hairdresser, nail salon, nails, manicure, pedicure, waxing, massage, makeup, skincare, toothpaste, shampoo, deodorant, razors, toiletries, beard trim',
  },
  Education: {
    things:
      'tuition, school fees, daycare, nursery, school supplies, textbook, preschool, childcare, online course, course, piano lessons, swimming lessons, tutor, after school club, university',
  },
  Insurance: { things: 'insurance, car insurance, health insurance, home insurance, life insurance' },
  Travel: {
    things:
      'hotel, airbnb, flight, hostel, plane ticket, plane tickets, rental car, car rental, cruise, passport, luggage, baggage',
  },
  'Taxes And Fees': {
    things:
      'parking ticket, council tax, parking fine, speeding ticket, speeding fine, late fee, bank fee, atm fee, overdraft fee, property tax, income tax, tv licence, tv license, road tax, car tax, tax, dmv',
  },
  Donation: { things: 'donation, donated, donate, charity, tithe, red cross, gofundme' },
  Savings: { things: 'savings, saved, savings account, piggy bank' },
  'Debt Payment': {
    things:
      'credit card, card payment, credit card payment, credit card bill, loan, loan payment, student loan, car loan, car payment, car note, minimum payment, debt payment',
  },
  Salary: {
    things: 'salary, paycheck, pay cheque, paycheque, payroll, wages, got paid, payday, overtime, severance',
    general: 'bonus',
  },
  Freelance: { things: 'freelance, side gig, side hustle, freelance work, freelancing, consulting' },
  Refund: { things: 'refund, refunded, returned, rebate, tax refund, tax return, money back' },
};
