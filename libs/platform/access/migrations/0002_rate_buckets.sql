-- Calls that a key or an owner has left, for all processes on this database. Unlogged and outside of backups: after a crash or in a
-- restored database every bucket is full. It is not one of the tables in src/tables.ts.
create unlogged table bursar.rate_buckets (
  bucket text primary key,
  calls double precision not null,
  counted_at timestamptz not null,
  is_allowed boolean not null
);
