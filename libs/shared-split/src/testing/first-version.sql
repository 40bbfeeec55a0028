insert into shared_split.households values ('local', 0);
insert into shared_split.participants values ('local', 'elias', 'Elias', true), ('local', 'leticia', 'Letícia', true);
insert into shared_split.movements (household_id, movement_id, type, amount_cents, description, folded_description,
  occurred_at, competence_month, payer_id, requested_by_id, external_id, created_at)
select 'local', md5('bought ' || n)::uuid, 'purchase', n, 'Compra ' || n, 'compra ' || n,
  extract(epoch from timestamptz '2026-02-03 12:00Z')::bigint * 1000 + n, '2026-02',
  case when n % 3 = 0 then 'elias' else 'leticia' end, 'elias', 'id-' || n, 0
from generate_series(1, 1581) n;
update shared_split.movements set amount_cents = 1250250 - (select sum(amount_cents) from shared_split.movements where external_id <> 'id-1581')
where external_id = 'id-1581';
insert into shared_split.movements (household_id, movement_id, type, amount_cents, description, folded_description,
  occurred_at, competence_month, payer_id, requested_by_id, original_purchase_id, created_at)
values ('local', md5('refund')::uuid, 'refund', 3000, 'Estorno', 'estorno',
  extract(epoch from timestamptz '2026-02-04 12:00Z')::bigint * 1000, '2026-02', 'leticia', 'elias', md5('bought 1581')::uuid, 0);
insert into shared_split.recurrences (household_id, recurrence_id, description, amount_cents, payer_id, requested_by_id,
  split_config, reference_day, start_month, end_month, status, created_at, updated_at)
values
  ('local', md5('rent')::uuid, 'Sofá', 15000, 'elias', 'elias', '{"type":"equal"}', 5, '2026-03', '2026-12', 'active', 0, 0),
  ('local', md5('gym')::uuid, 'Academia', 10000, 'leticia', 'elias', '{"type":"equal"}', 5, '2026-04', null, 'paused', 0, 0);
insert into shared_split.recurrence_events (household_id, type, recurrence_id, actor_id, at, payload)
values ('local', 'recurrence_paused', md5('gym')::uuid, 'elias', extract(epoch from timestamptz '2026-05-01 12:00Z')::bigint * 1000, '{"reason":null}');
insert into shared_split.movements (household_id, movement_id, type, amount_cents, description, folded_description,
  occurred_at, competence_month, payer_id, requested_by_id, external_id, created_at)
values ('local', md5('entry')::uuid, 'purchase', 15000, 'Sofá', 'sofá',
  extract(epoch from timestamptz '2026-03-05 15:00Z')::bigint * 1000, '2026-03', 'elias', 'elias',
  'recurrence:' || md5('rent')::uuid || ':2026-03', 0);
insert into shared_split.recurrence_occurrences
values ('local', md5('occurrence')::uuid, md5('rent')::uuid, '2026-03', md5('entry')::uuid, 0);
