import type { Answer, Fields } from '../../../index';
import type { Call, Model } from '../model';
import { demand, same, short } from '../contract-violation';
import { fitBooks } from './fit-books';
import { importInto, undo } from './import';
import { lookAtBooks, type Seen } from './look-at-books';
import { crowd, propose } from './proposals';
import { booksKey, EMPTY, type Books } from './state';

/** Statements as the contract has them. */
export const financeTools: Model<Books, Seen> = {
  domain: 'finance-tools',
  start: EMPTY,
  ping: { tool: 'finance_accounts_list', input: {} },
  propose,
  crowd,
  after,
  afterLostAnswer,
  key: booksKey,
  look: lookAtBooks,
  fits: fitBooks,
};

function refusedWith(answer: Answer, code: string, field?: string): void {
  demand('failure' in answer, () => `expected ${code}, got ${short(answer)}`);
  same(answer.failure.code, code, 'code');
  const details = (answer.failure.body as Fields | undefined)?.['details'] as Fields | undefined;
  if (field !== undefined) same(details?.['field'], field, 'the field');
}

function done(answer: Answer): Fields {
  demand('structured' in answer, () => `expected it to be done, got ${'failure' in answer && answer.failure.text}`);
  return answer.structured as Fields;
}

function after(books: Books, { tool, input, refused }: Call, answer: Answer): Books {
  if (refused !== undefined) {
    refusedWith(answer, refused);
    return books;
  }
  if (tool === 'undo_import') return afterUndo(books, input, answer);
  const imported = importInto(books, input);
  if ('code' in imported) {
    refusedWith(answer, imported.code, imported.field);
    return books;
  }
  const got = done(answer);
  const facts = imported.facts(got);
  same(Object.fromEntries(Object.keys(facts).map((name) => [name, got[name]])), facts, 'the import');
  same((got['errors'] as unknown[]).length, got['invalid_count'], 'the number of errors');
  if (imported.import === undefined) return books;
  const id = String(got['import_id']);
  demand(
    books.imports.every((one) => numberIn(one.id) < numberIn(id)),
    () => `${id} is not the newest import`,
  );
  const imports = imported.books.imports.map((one) => (one === imported.import ? { ...one, id } : one));
  return { ...imported.books, imports };
}

/** Imports are numbered as they are made. */
const numberIn = (id: string | undefined) => Number(/\d+$/.exec(id ?? '')?.[0] ?? 0);

function afterUndo(books: Books, { id }: Fields, answer: Answer): Books {
  const found = books.imports.find((one) => one.id === id);
  if (found === undefined) {
    refusedWith(answer, 'NOT_FOUND');
    return books;
  }
  const { books: next, removed, restored } = undo(books, found);
  same(done(answer), { removed, restored }, 'what was taken back');
  return next;
}

function afterLostAnswer(books: Books, { tool, input, refused }: Call): readonly Books[] {
  if (refused !== undefined) return [];
  if (tool === 'undo_import') {
    const found = books.imports.find((one) => one.id === input['id']);
    return found === undefined ? [] : [undo(books, found).books];
  }
  const imported = importInto(books, input);
  return 'code' in imported || imported.import === undefined ? [] : [imported.books];
}
