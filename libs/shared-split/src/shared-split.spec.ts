import { randomUUID } from 'node:crypto';

import { clockOf } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import { loadTools } from '@bursar/toolkit';
import { ownedBy } from '@bursar/toolkit/testing';

import { loadHousehold } from './command-line/household-administration';
import { createSharedSplit, type LocalSplit } from './shared-split';
import { callTool, resultOf } from './testing/call-tool';
import { refusal } from './testing/expect-refusal';
import { openSplitStore, type SplitStore } from './testing/split-store';

const clock = clockOf(() => Date.parse('2026-02-10T15:00:00Z'));
const elias = { requested_by_participant_id: 'elias' };
const RENT = {
  description: 'Aluguel',
  amount: '1500.00',
  payer_participant_id: 'elias',
  split_config: { type: 'equal' },
  reference_day: 5,
  start_competence_month: '2026-03',
  ...elias,
};

describe('the tools', () => {
  let store: SplitStore;
  beforeAll(async () => {
    store = await openSplitStore();
  });
  afterAll(() => store.drop());

  const domainWith = (dependencies: Partial<LocalSplit> = {}, owner: string = randomUUID()) =>
    ownedBy(createSharedSplit({ database: store.database, clock, ...dependencies }), owner);

  it('are those of the contract, in its order, each with the title of its failures', async () => {
    const tools = await loadTools(domainWith());
    expect(tools.map(({ name, failureTitle }) => [name, failureTitle])).toEqual([
      ['list_participants', 'Não deu para consultar os participantes.'],
      ['list_movements', 'Não deu para buscar os lançamentos.'],
      ['create_movement', 'O lançamento não foi anotado.'],
      ['create_recurrence', 'A recorrência não foi criada.'],
      ['list_recurrences', 'Não deu para buscar as recorrências.'],
      ['edit_recurrence', 'A recorrência não foi alterada.'],
      ['end_recurrence', 'A recorrência não foi encerrada.'],
      ['get_monthly_summary', 'Não deu para calcular a parcial do mês.'],
      ['get_monthly_report', 'Não deu para montar o fechamento do mês.'],
      ['correct_movement', 'O lançamento não foi corrigido.'],
      ['record_settlement', 'O acerto não foi anotado.'],
      ['get_balance', 'Não deu para calcular o saldo.'],
    ]);
    expect(domainWith().tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  });

  it('return results of their schemas and texts in Portuguese', async () => {
    const domain = domainWith();
    const tools = await loadTools(domain);
    const call = async (name: string, input: object) => {
      const { structured, text } = await resultOf(domain, name, input);
      const output = tools.find((tool) => tool.name === name)?.output;
      expect(output?.strict().safeParse(structured)).toMatchObject({ success: true });
      return { structured, firstLine: text?.split('\n')[0], text };
    };
    const month = { year: 2026, month: 3 };
    expect((await call('list_participants', {})).text).toContain('• Letícia (leticia)');
    const bought = await call('create_movement', { type: 'purchase', amount: '10.00', description: 'Pão', ...elias });
    expect(bought.text).toContain('• Quem pagou: Elias (elias)');
    expect((await call('list_movements', { year: 2026, month: 2 })).firstLine).toBe(
      '📚 Lançamentos de 02/2026: 1 de 1',
    );
    const rule = await call('create_recurrence', RENT);
    expect(rule.firstLine).toBe('🔁 Recorrência criada: Aluguel');
    const id = { recurrence_id: rule.structured['id'], ...elias };
    expect((await call('list_recurrences', {})).firstLine).toBe('🗂️ Recorrências: 1 de 1');
    expect((await call('edit_recurrence', { ...id, amount: '1600.00' })).firstLine).toMatch(/alterada: Aluguel$/);
    const summary = await call('get_monthly_summary', { ...month, auto_generate: true });
    expect(summary.text).toContain('Letícia (leticia) transfere R$ 800,00 para Elias (elias).');
    const report = await call('get_monthly_report', month);
    expect(report.structured).toEqual(summary.structured);
    expect(report.firstLine).toBe('📄 Fechamento de 03/2026');
    expect((await call('end_recurrence', id)).text).toContain('• Encerramento imediato');
    const correction = { movement_id: bought.structured['id'], ...elias };
    const voided = await call('correct_movement', { ...correction, action: 'void' });
    expect(voided.firstLine).toBe('↩️ Lançamento anulado.');
    const paid = { amount: '800.00', payer_participant_id: 'leticia', ...elias };
    const settled = await call('record_settlement', { ...paid, closes_competence_month: '2026-03' });
    expect(settled.text).toContain('• Mês 03/2026 fechado.');
    expect((await call('get_monthly_summary', month)).text).toContain('• Mês fechado em 10/02/2026.');
    const balance = await call('get_balance', { through_competence_month: '2026-03' });
    expect(balance.text).toContain('• Tudo registrado.');
    expect(balance.text).toContain('• Acertos: 1 · meses fechados: 1');
  });

  it('have the names of the two in their metadata, and the counts of a run after one', async () => {
    const domain = domainWith();
    const month = { year: 2026, month: 3 };
    const counts = { processed_rules: 0, generated_count: 0, ignored_count: 0, blocked_count: 0, failed_count: 0 };
    for (const name of ['get_monthly_summary', 'get_monthly_report']) {
      const names = { 'bursar/names': { elias: 'Elias', leticia: 'Letícia' } };
      expect((await resultOf(domain, name, month)).meta).toEqual(names);
      const { meta, structured } = await resultOf(domain, name, { ...month, auto_generate: true });
      expect(meta).toEqual({ ...names, 'bursar/generation': counts });
      expect(structured).not.toHaveProperty('processed_rules');
    }
  });

  it('refuse as the contract says', async () => {
    const answer = await callTool(domainWith(), 'end_recurrence', { recurrence_id: randomUUID(), ...elias });
    if (!('error' in answer)) throw new Error('it was not refused');
    expect(answer.texts[0]).toMatch(
      /^API error RECURRENCE_NOT_FOUND: .* \| details=\{"recurrence_id":"[0-9a-f-]{36}"\}$/,
    );
    expect(answer.texts[1]).toBe(
      [
        '❌ A recorrência não foi encerrada.',
        '• Código: RECURRENCE_NOT_FOUND',
        '• Motivo: Essa recorrência não existe.',
        '👉 Liste as recorrências e confira o identificador.',
      ].join('\n'),
    );
  });

  it('refuse to generate entries on a read-only server', async () => {
    const domain = domainWith({ readOnly: true });
    const monthly = (await loadTools(domain)).filter(({ name }) => name.startsWith('get_monthly_'));
    expect(monthly.map(({ effect }) => effect)).toEqual(['read', 'read']);
    for (const { name } of monthly) {
      expect(await callTool(domain, name, { year: 2026, month: 3, auto_generate: true })).toMatchObject({
        error: { code: 'INVALID_REQUEST', details: { errors: [{ field: 'auto_generate' }] } },
      });
      await resultOf(domain, name, { year: 2026, month: 3 });
    }
  });

  it('start the household once, at the first call, with the configured names', async () => {
    const starts: string[] = [];
    const owner = randomUUID();
    const domain = domainWith({ onStart: (start) => starts.push(start) }, owner);
    expect(starts).toEqual([]);
    await Promise.all([1, 2, 3].map(() => resultOf(domain, 'list_participants', {})));
    expect(starts).toEqual(['named-by-default']);
    const participants = [
      { id: 'rui', displayName: 'Rui' },
      { id: 'bia', displayName: 'Bia' },
    ] as const;
    const { structured } = await resultOf(domainWith({ participants }, owner), 'list_participants', {});
    expect(structured).toMatchObject({ participants: [{ id: 'bia' }, { id: 'rui' }] });
  });

  it('keep the households of one server apart', async () => {
    const domain = createSharedSplit({ database: store.database, clock });
    const [mine, theirs] = [ownedBy(domain, randomUUID()), ownedBy(domain, randomUUID())];
    await resultOf(mine, 'create_movement', { type: 'purchase', amount: '10.00', description: 'Pão', ...elias });
    const month = { year: 2026, month: 2 };
    expect((await resultOf(mine, 'list_movements', month)).structured).toMatchObject({ total: 1 });
    expect((await resultOf(theirs, 'list_movements', month)).structured).toMatchObject({ total: 0 });
  });

  it('report an unreachable database, and refuse a wrong request without one', async () => {
    const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nowhere' });
    const answer = await callTool(domainWith({ database }), 'list_participants', {});
    expect(answer).toMatchObject({
      error: { code: 'SERVICE_UNAVAILABLE' },
      texts: [expect.any(String), expect.stringContaining('não respondeu')],
    });
    const tooLate = { type: 'purchase', amount: '1.00', description: 'Pão', occurred_at: '2101-01-01', ...elias };
    expect(await callTool(domainWith({ database }), 'create_movement', tooLate)).toMatchObject({
      error: { code: 'INVALID_REQUEST', details: { errors: [{ field: 'occurred_at' }] } },
    });
    await database.close();
  });

  it('start the household at a later call when the first one could not', async () => {
    await store.database.run((connection) =>
      connection.script(`
        create function shared_split.full() returns trigger language plpgsql as $$
          begin raise 'full' using errcode = '53100'; end $$;
        create trigger no_room before insert on shared_split.households execute function shared_split.full()`),
    );
    const domain = domainWith();
    expect(await callTool(domain, 'list_participants', {})).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } });
    await store.database.run((connection) => connection.script('drop trigger no_room on shared_split.households'));
    await resultOf(domain, 'list_participants', {});
  });

  it('leave the participants to a command line', async () => {
    const householdId = randomUUID();
    const people = await loadHousehold({ database: store.database, clock, householdId });
    expect(await people.show()).toMatchObject([{ id: 'elias' }, { id: 'leticia' }]);
    await people.rename('elias', 'rui', '  Rui Barbosa ');
    const records = { movements: 0, recurrences: 0, settlements: 0 };
    expect(await people.show()).toEqual([
      { id: 'leticia', displayName: 'Letícia', isActive: true, records },
      { id: 'rui', displayName: 'Rui Barbosa', isActive: true, records },
    ]);
    const { code, details } = await refusal(people.rename('rui', 'Rui B', ''));
    expect([code, details]).toMatchObject([
      'INVALID_REQUEST',
      { errors: [{ field: 'new_id' }, { field: 'display_name' }] },
    ]);
  });
});
