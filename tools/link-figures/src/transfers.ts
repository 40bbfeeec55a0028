import type { Entry } from './household-event';
import type { Life } from './life';

interface Move {
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  readonly day: number;
  /** What the two lines say. */
  readonly texts: readonly [out: string, into: string];
}

/** Moves money between the accounts of a household, and lets equal sums come and go that are no transfers. */
export function addTransfers(life: Life, month: number): void {
  const { draws, language } = life;
  const [main, savings, deposit] = [language.main[0], language.savings[0], language.deposit[0]];
  const to = (account: string) => `${draws.pick(language.to)} ${account}`;
  const from = (account: string) => `${draws.pick(language.from)} ${account}`;
  const standing = { from: 'main', to: 'savings', cents: 30_000, day: life.firstDay + month * 30 + 2 };
  addMove(life, { ...standing, texts: [to(savings), from(main)] });
  const bill = { from: 'main', to: 'card', cents: draws.price(20_000, 160_000), day: life.dayIn(month) };
  addMove(life, { ...bill, texts: language.settled });
  life.times(0.8, () => {
    const silent = () => draws.pick(language.silent);
    const move = { from: 'main', to: 'savings', cents: draws.price(5_000, 90_000), day: life.dayIn(month) };
    addMove(life, { ...move, texts: [silent(), silent()] });
  });
  life.times(0.7, () => {
    const move = { from: 'savings', to: 'main', cents: 1_000 * draws.between(5, 60), day: life.dayIn(month) };
    addMove(life, {
      ...move,
      texts: draws.chance(0.5) ? [to(main), from(savings)] : [draws.pick(language.to), draws.pick(language.from)],
    });
  });
  // The same sum is passed on by the second of three accounts.
  life.times(0.2, () => {
    const [cents, day] = [10_000 * draws.between(1, 9), life.dayIn(month)];
    addMove(life, { from: 'main', to: 'savings', cents, day, texts: [to(savings), from(main)] });
    addMove(life, { from: 'savings', to: 'deposit', cents, day: day + 1, texts: [to(deposit), from(savings)] });
  });
  addEqualSums(life, month);
}

function addMove(life: Life, { from, to, cents, day, texts: [out, into] }: Move): void {
  const { draws } = life;
  const line = (account: string, on: number, amount: number, text: string): Omit<Entry, 'number'> => ({
    ...{ account, day: on, cents: amount, text: `${text} ${life.reference()}`, category: '' },
  });
  const left = life.add(line(from, day, -cents, out), 'leg');
  const right = life.add(line(to, day + draws.pick([0, 0, 0, 1, 1, 2, 3]), cents, into), 'leg');
  life.transfers.push([left, right]);
}

/** The rent and a friend's money of the same amount; money back for something in the days of a transfer. */
function addEqualSums(life: Life, month: number): void {
  const { draws, language } = life;
  const day = life.firstDay + month * 30 + 4;
  const line = (account: string, on: number, cents: number, text: string): Omit<Entry, 'number'> => ({
    ...{ account, day: on, cents, text: `${text} ${life.reference()}`, category: '' },
  });
  life.add(line('main', day, -80_000, language.rent));
  if (draws.chance(0.6)) life.add(line('savings', day + draws.between(0, 3), 80_000, 'BRUNO TALIV'));
  if (draws.chance(0.15)) life.add(line('card', life.firstDay + month * 30 + 3, 30_000, 'GRELLO TRAVEL'));
}
