import { list } from '../list';

export const ENGLISH_NO_ENTRY = {
  questions: list(
    'how much, how many, what did i, did i, can i, could i, should i, is it ok, whats my, what is my, am i able, when do i, when did i, when will, when does, ' +
      'why did, why do, why was, why is, where did, what was',
  ),
  /** At the beginning of a text. */
  openingQuestions: list('who, whos, why, where, which, did you, have you, i already told you'),
  /** What is or was done again and again. */
  habits: list('usually, normally, generally, i always spend, i always pay, used to'),
  plans: list(
    'going to, gonna, want to, wanna, wants to, plan to, planning, planning to, would like, id like, need to, needs to, have to, has to, ' +
      'ill buy, ill pay, ill spend, ill get, will buy, will pay, will spend, will cost, will get, might buy, might spend, remind me, budget of, budget for, ' +
      'if i buy, if i spend, thinking of, thinking about, looking to, supposed to, intend to, hoping to, about to, gotta, ' +
      ['almost', 'nearly']
        .flatMap((near) =>
          ['bought', 'spent', 'paid', 'got', 'ordered', 'purchased', 'grabbed'].map((verb) => `${near} ${verb}`),
        )
        .join(', ') +
      ', forget to, dont forget, remember to, expect to, expecting to, hope to, aim to, trying to, tried to, meant to, planned to, planned on, plan on, considering, agreed to, promised to,  should pay, should buy, should spend, should have, should get, ought to, ' +
      'would pay, would cost, would spend, would buy, would be, could pay, could spend, could buy, if i sell, if i get, when i sell, when i get, goal, saving up, asked me for, asked for, ' +
      'waiting on a, waiting on the, waiting on my, waiting for a refund, waiting for the refund, waiting for my refund, requested a refund, ' +
      'offered me, promised me, quoted me, went up to, ' +
      'would have, wouldve, shouldve, couldve, could have, might pay, may pay, might get, may get, if they, if he, if she, when they pay, theyll',
  ),
  holdings: list(
    'ive got, i got left, my balance, account balance, current balance, bank balance, there is, theres, there are, left in my, left in the, ' +
      'your balance, new balance, left until, left till, left for the, costs, i earn, i make, we earn, im short, short of',
  ),
  have: list('i have, we have, i still have, we still have, i only have'),
  debts: list(
    'i owe, we owe, owe, owes, owes me, owe me, owed, is due, are due, rent due, rents due, bill due, bills due, payment due, due on, due today, due tomorrow, unpaid, outstanding',
  ),
  commands: list(
    'delete, remove, erase, cancel the, cancel that, cancel this, cancel my, cancel last, undo, discard the, discard that',
  ),
  denials: list('not, never, havent, hasnt, didnt, wasnt, dont, wont, couldnt, cant'),
  denied: list(
    'was declined, got declined, card declined, payment declined, didnt go through, did not go through, not yet, yet to, did not, didnt, do not, have not, not a cent, not a penny, not a dime, nothing spent, spent nothing, bought nothing, paid nothing, cancelled, canceled, instead of paying, instead of buying, instead of spending, no spending, forgot to, ' +
      'wont pay, wont buy, wont spend, dont pay, dont buy, cant pay, cant buy, couldnt pay, didnt pay, didnt buy, didnt spend, didnt get, havent got',
  ),
  balances: list('balance'),
  nothing: list('nothing'),
  nothingMore: list('nothing much, nothing special, nothing else'),
  /** Behind `i have`: something that was done. */
  participles: list(
    'spent, paid, bought, received, sold, earned, donated, ordered, been, just, already, had, eaten, given, sent, got, made, taken',
  ),
} as const;
