import type { Draws } from './draws';
import type { Entry, HouseholdEvent } from './household-event';
import type { Language } from './languages';
import { bookedText, inventedName, notedText } from './texts';

interface Shop {
  readonly name: string;
  readonly category: string;
  readonly account: string;
  /** Whether it is visited often. */
  readonly isUsual: boolean;
  /** The one price that it has, in cents. */
  readonly price: number | undefined;
}

type NewEntry = Omit<Entry, 'number'>;

const NOTED = 0.35;
const NOTED_TWICE = 0.05;
/** How many days after a purchase the bank books it. */
const BOOKED_AFTER = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, -1];
const DAYS_OF_MONTH = 30;
const CATEGORIES = ['Food', 'Home', 'Leisure', 'Travel'];

/** What a household does, with the rows that it leaves. */
export class Life {
  readonly events: HouseholdEvent[] = [];
  readonly transfers: [HouseholdEvent, HouseholdEvent][] = [];
  readonly #shops: readonly Shop[];
  #rows = 0;

  constructor(
    readonly draws: Draws,
    readonly language: Language,
    readonly firstDay: number,
  ) {
    const shop = (isUsual: boolean, price?: number): Shop => ({
      name: draws.chance(0.75) ? `${draws.pick(language.shops)} ${inventedName(draws)}` : inventedName(draws),
      category: draws.chance(0.2) ? '' : draws.pick(CATEGORIES),
      account: draws.chance(0.3) ? 'card' : 'main',
      ...{ isUsual, price },
    });
    this.#shops = [
      ...Array.from({ length: 14 }, () => shop(true)),
      ...Array.from({ length: 40 }, () => shop(false)),
      ...[shop(true, 450), shop(true, 260)],
    ];
  }

  /** Lives a month; months are numbered from 0. */
  live(month: number): void {
    const { draws, language } = this;
    this.times(45, () => this.#buy(month));
    this.times(8, () => this.#payCash(month));
    this.times(2, () => {
      const cents = -1_000 * draws.between(2, 20);
      this.add(this.#booked(month, 'main', cents, draws.pick(language.machine)));
    });
    this.times(0.9, () => this.#giveBack());
    this.times(1, () => this.#payEqual(month));
    this.#earn(month);
  }

  /** Does something so many times in a month, on average. */
  times(count: number, act: () => void): void {
    const whole = Math.floor(count) + (this.draws.chance(count % 1) ? 1 : 0);
    for (let time = 0; time < whole; time += 1) act();
  }

  dayIn(month: number): number {
    return this.firstDay + month * DAYS_OF_MONTH + this.draws.below(DAYS_OF_MONTH);
  }

  /** Adds an event with its rows, those of the bank first. */
  add(rows: NewEntry | readonly NewEntry[], role: HouseholdEvent['role'] = 'payment'): HouseholdEvent {
    const all = [rows].flat().map((row) => ({ ...row, number: (this.#rows += 1) - 1 }));
    const event = { rows: all, role };
    this.events.push(event);
    return event;
  }

  /** A number that no other line has. */
  reference(): number {
    return 100_000 + this.#rows * 7;
  }

  #booked(month: number, account: string, cents: number, text: string): NewEntry {
    return { account, day: this.dayIn(month), cents, text: `${text} ${this.reference()}`, category: '' };
  }

  #buy(month: number): void {
    const { draws, language } = this;
    const shop = draws.pick(this.#shops.filter(({ isUsual }) => isUsual === draws.chance(0.8) || isUsual));
    const cents = -(shop.price ?? draws.price(250, 15_000));
    const day = this.dayIn(month);
    const text = bookedText(draws, language, shop.name, this.reference());
    const { account, category } = shop;
    const booked = { account, day: day + draws.pick(BOOKED_AFTER), cents, text, category };
    if (!draws.chance(NOTED)) return void this.add(booked);
    const views = draws.chance(NOTED_TWICE) ? ['planifi:cash', 'shared-split:elias'] : [this.#noteIn()];
    // A tip is booked and not noted.
    const noted = draws.chance(0.005) ? cents + 100 : cents;
    this.add([booked, ...views.map((view) => this.#noted(view, day, noted, notedText(draws, language, shop.name)))]);
  }

  #noteIn(): string {
    return this.draws.pick(['planifi:cash', 'shared-split:elias', 'shared-split:ana', 'cristi:ana', 'cristi:ana']);
  }

  #noted(account: string, day: number, cents: number, text: string): NewEntry {
    return { account, day, cents, text, category: this.draws.chance(0.5) ? '' : this.draws.pick(CATEGORIES) };
  }

  /** Of four payments in cash one is at a shop where the card is used too. */
  #payCash(month: number): void {
    const { draws, language } = this;
    const known = draws.chance(0.25) ? draws.pick(this.#shops).name : undefined;
    const shop = known ?? `${draws.pick(language.shops)} ${inventedName(draws)}`;
    const text = notedText(draws, language, shop);
    this.add(this.#noted(this.#noteIn(), this.dayIn(month), -draws.price(150, 6_000), text));
  }

  /** Money back for a purchase of the last months, wholly or in part. */
  #giveBack(): void {
    const { draws } = this;
    const bought = this.events.filter(
      ({ rows: [row], role }) => role === 'payment' && row !== undefined && isPurchase(row),
    );
    const last = bought.slice(-120);
    if (last.length === 0) return;
    const event = draws.pick(last);
    const row = event.rows[0] as Entry;
    const isRefunded = this.events.some(({ role }) => typeof role !== 'string' && role.refundOf === event);
    if (isRefunded) return;
    const cents = draws.chance(0.6) ? -row.cents : Math.ceil((-row.cents * draws.between(20, 90)) / 100);
    const text = row.text.replace(/\d+$/, String(this.reference()));
    this.add({ ...row, day: row.day + draws.between(2, 40), cents, text, category: '' }, { refundOf: event });
  }

  /** Cash that is noted within the days of another purchase of the same amount. */
  #payEqual(month: number): void {
    const { draws, language } = this;
    const shop = draws.pick(this.#shops.filter(({ price }) => price === undefined));
    const isRound = draws.chance(0.7);
    const cents = isRound ? -100 * 10 * draws.between(1, 25) : -draws.price(300, 9_000);
    const day = this.dayIn(month);
    this.add({
      account: shop.account,
      day,
      cents,
      text: bookedText(draws, language, shop.name, this.reference()),
      category: shop.category,
    });
    const text = draws.chance(0.3)
      ? draws.pick(language.notes)
      : notedText(draws, language, `${draws.pick(language.shops)} ${inventedName(draws)}`);
    this.add(this.#noted(this.#noteIn(), day + draws.between(0, 2), cents, text));
  }

  #earn(month: number): void {
    const [booked, noted] = this.language.salary;
    const [day, cents] = [this.firstDay + month * DAYS_OF_MONTH + 26, 284_317 + 1_000 * (month % 2)];
    const rows = [{ account: 'main', day, cents, text: `${booked} ${this.reference()}`, category: 'Salary' }];
    this.add(
      this.draws.chance(0.3) ? [...rows, { account: 'cristi:ana', day, cents, text: noted, category: '' }] : rows,
    );
  }
}

function isPurchase({ account, cents, text, category }: Entry): boolean {
  return !account.includes(':') && cents < 0 && category !== '' && text !== '';
}
