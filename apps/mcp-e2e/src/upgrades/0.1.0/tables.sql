SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA access;

CREATE SCHEMA bursar;

CREATE SCHEMA cristi;

CREATE SCHEMA finance;

CREATE SCHEMA planifi;

CREATE SCHEMA shared_split;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA finance;

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';

CREATE FUNCTION finance.count_into_months() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into finance.month_totals as m (owner, month, account_id, category_id, side, amount, transaction_count)
  select owner, date_trunc('month', booked_at), account_id, coalesce(category_id, 0), sign(amount), sum(amount), count(*)
  from added group by 1, 2, 3, 4, 5
  on conflict (owner, month, account_id, category_id, side) do update
  set amount = m.amount + excluded.amount, transaction_count = m.transaction_count + excluded.transaction_count;
  return null;
end $$;

CREATE FUNCTION finance.count_out_of_months() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  merge into finance.month_totals m
  using (
    select owner, date_trunc('month', booked_at)::date as month, account_id, coalesce(category_id, 0) as category_id,
      sign(amount) as side, sum(amount) as amount, count(*) as transaction_count
    from removed group by 1, 2, 3, 4, 5
  ) r
  on (m.owner, m.month, m.account_id, m.category_id, m.side) = (r.owner, r.month, r.account_id, r.category_id, r.side)
  when matched and m.transaction_count = r.transaction_count then delete
  when matched then update
    set amount = m.amount - r.amount, transaction_count = m.transaction_count - r.transaction_count;
  return null;
end $$;

CREATE TABLE access.api_keys (
    owner_id text NOT NULL,
    key_id uuid NOT NULL,
    label text NOT NULL,
    digest text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    CONSTRAINT api_keys_digest_form CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT api_keys_label_length CHECK (((char_length(label) >= 1) AND (char_length(label) <= 100)))
);

CREATE TABLE access.owners (
    owner_id text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT owners_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);

CREATE TABLE access.subjects (
    owner_id text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT subjects_issuer_length CHECK (((char_length(issuer) >= 1) AND (char_length(issuer) <= 255))),
    CONSTRAINT subjects_subject_length CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 255)))
);

CREATE TABLE bursar.migrations (
    domain text NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE cristi.bank_balances (
    owner text NOT NULL,
    user_id text NOT NULL,
    sequence bigint NOT NULL,
    bank_balance_mxn_cents bigint NOT NULL,
    as_of_nanoseconds numeric NOT NULL,
    CONSTRAINT bank_balances_balance CHECK (((bank_balance_mxn_cents >= 0) AND (bank_balance_mxn_cents <= '9007199254740991'::bigint)))
);

ALTER TABLE cristi.bank_balances ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME cristi.bank_balances_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE cristi.budgets (
    owner text NOT NULL,
    user_id text NOT NULL,
    effective_month text NOT NULL,
    variable_cap_mxn_cents bigint NOT NULL,
    CONSTRAINT budgets_cap CHECK (((variable_cap_mxn_cents >= 0) AND (variable_cap_mxn_cents <= '9007199254740991'::bigint))),
    CONSTRAINT budgets_month CHECK ((effective_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text))
);

CREATE TABLE cristi.debts (
    owner text NOT NULL,
    user_id text NOT NULL,
    debt_id text NOT NULL,
    sequence bigint NOT NULL,
    name_key text NOT NULL,
    name text NOT NULL,
    balance_mxn_cents bigint,
    minimum_payment_mxn_cents bigint,
    due_day_of_month smallint,
    priority text NOT NULL,
    do_not_accelerate boolean NOT NULL,
    CONSTRAINT debts_balance CHECK (((balance_mxn_cents >= 0) AND (balance_mxn_cents <= '9007199254740991'::bigint))),
    CONSTRAINT debts_due_day CHECK (((due_day_of_month >= 1) AND (due_day_of_month <= 31))),
    CONSTRAINT debts_minimum_payment CHECK (((minimum_payment_mxn_cents >= 0) AND (minimum_payment_mxn_cents <= '9007199254740991'::bigint))),
    CONSTRAINT debts_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
    CONSTRAINT debts_priority CHECK ((priority = ANY (ARRAY['VERY_HIGH'::text, 'HIGH'::text, 'MEDIUM_HIGH'::text, 'MEDIUM'::text, 'LOW'::text, 'FIXED'::text])))
);

ALTER TABLE cristi.debts ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME cristi.debts_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE cristi.month_totals (
    owner text NOT NULL,
    user_id text NOT NULL,
    month text NOT NULL,
    category_type text NOT NULL,
    category text NOT NULL,
    total_mxn_cents numeric NOT NULL,
    transaction_count bigint NOT NULL,
    CONSTRAINT month_totals_category_type CHECK ((category_type = ANY (ARRAY['INCOME'::text, 'FIXED'::text, 'VARIABLE'::text, 'DEBT'::text, 'DONATION'::text, 'SAVINGS'::text]))),
    CONSTRAINT month_totals_month CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
    CONSTRAINT month_totals_not_negative CHECK (((total_mxn_cents >= (0)::numeric) AND (transaction_count >= 0))),
    CONSTRAINT month_totals_whole CHECK ((total_mxn_cents = trunc(total_mxn_cents)))
);

CREATE TABLE cristi.pending_writes (
    owner text NOT NULL,
    user_id text NOT NULL,
    thread_id text NOT NULL,
    write jsonb NOT NULL,
    CONSTRAINT pending_writes_thread_id CHECK (((char_length(thread_id) >= 1) AND (char_length(thread_id) <= 64))),
    CONSTRAINT pending_writes_user_id CHECK (((char_length(user_id) >= 1) AND (char_length(user_id) <= 64)))
);

CREATE TABLE cristi.purses (
    owner text NOT NULL,
    user_id text NOT NULL,
    last_written_at bigint NOT NULL,
    CONSTRAINT purses_user_id CHECK (((char_length(user_id) >= 1) AND (char_length(user_id) <= 64)))
);

CREATE TABLE cristi.transactions (
    owner text NOT NULL,
    user_id text NOT NULL,
    transaction_id text NOT NULL,
    thread_id text NOT NULL,
    sequence bigint NOT NULL,
    type text NOT NULL,
    amount_mxn_cents bigint NOT NULL,
    category_type text NOT NULL,
    category text NOT NULL,
    description text,
    date date NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT transactions_amount CHECK (((amount_mxn_cents >= 0) AND (amount_mxn_cents <= '9007199254740991'::bigint))),
    CONSTRAINT transactions_category_length CHECK (((char_length(category) >= 1) AND (char_length(category) <= 64))),
    CONSTRAINT transactions_category_type CHECK ((category_type = ANY (ARRAY['INCOME'::text, 'FIXED'::text, 'VARIABLE'::text, 'DEBT'::text, 'DONATION'::text, 'SAVINGS'::text]))),
    CONSTRAINT transactions_date CHECK (((date >= '1900-01-01'::date) AND (date <= '2999-12-31'::date))),
    CONSTRAINT transactions_description_length CHECK ((char_length(description) <= 500)),
    CONSTRAINT transactions_one_kind CHECK (((type = 'INCOME'::text) = (category_type = 'INCOME'::text))),
    CONSTRAINT transactions_thread_id CHECK (((char_length(thread_id) >= 1) AND (char_length(thread_id) <= 64))),
    CONSTRAINT transactions_type CHECK ((type = ANY (ARRAY['INCOME'::text, 'EXPENSE'::text])))
);

ALTER TABLE cristi.transactions ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME cristi.transactions_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE finance.accounts (
    owner text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    institution text,
    currency text NOT NULL,
    added_by integer NOT NULL,
    CONSTRAINT accounts_currency_form CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT accounts_id_form CHECK ((account_id ~ '^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$'::text))
);

CREATE TABLE finance.categories (
    owner text NOT NULL COLLATE pg_catalog."C",
    category_id integer NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    added_by integer NOT NULL
);

CREATE TABLE finance.imports (
    owner text NOT NULL COLLATE pg_catalog."C",
    import_number integer NOT NULL,
    account_id text NOT NULL COLLATE pg_catalog."C",
    imported_count integer NOT NULL,
    replaced_count integer NOT NULL,
    committed_at timestamp with time zone NOT NULL,
    undone_at timestamp with time zone
);

CREATE TABLE finance.ledgers (
    owner text NOT NULL COLLATE pg_catalog."C",
    next_sequence bigint DEFAULT 1 NOT NULL,
    next_number integer DEFAULT 1 NOT NULL
);

CREATE TABLE finance.month_totals (
    owner text NOT NULL COLLATE pg_catalog."C",
    month date NOT NULL,
    account_id text NOT NULL COLLATE pg_catalog."C",
    category_id integer NOT NULL,
    side smallint NOT NULL,
    amount numeric NOT NULL,
    transaction_count bigint NOT NULL,
    CONSTRAINT month_totals_counted CHECK ((transaction_count > 0)),
    CONSTRAINT month_totals_side CHECK ((sign(amount) = (side)::numeric))
);

CREATE TABLE finance.replacements (
    owner text NOT NULL COLLATE pg_catalog."C",
    import_number integer NOT NULL,
    account_id text NOT NULL COLLATE pg_catalog."C",
    external_id text NOT NULL COLLATE pg_catalog."C",
    booked_at timestamp(0) without time zone NOT NULL,
    amount numeric(19,4) NOT NULL,
    description text NOT NULL,
    description_key text NOT NULL COLLATE pg_catalog."C",
    changed_by integer NOT NULL
);

CREATE TABLE finance.transactions (
    owner text NOT NULL COLLATE pg_catalog."C",
    booked_at timestamp(0) without time zone NOT NULL,
    sequence bigint NOT NULL,
    account_id text NOT NULL COLLATE pg_catalog."C",
    category_id integer,
    amount numeric(19,4) NOT NULL,
    external_id text COLLATE pg_catalog."C",
    description text NOT NULL,
    description_key text NOT NULL COLLATE pg_catalog."C",
    added_by integer NOT NULL,
    changed_by integer NOT NULL,
    CONSTRAINT transactions_description CHECK ((description <> ''::text))
);

CREATE TABLE planifi.accounts (
    owner text NOT NULL,
    account_id uuid NOT NULL,
    sequence bigint NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    currency text NOT NULL,
    created_at bigint NOT NULL,
    disabled_at bigint,
    CONSTRAINT accounts_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT accounts_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 150))),
    CONSTRAINT accounts_type CHECK ((type = ANY (ARRAY['CASH'::text, 'BANK'::text, 'DEBIT_CARD'::text, 'CREDIT_CARD'::text])))
);

ALTER TABLE planifi.accounts ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME planifi.accounts_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE planifi.idempotency_records (
    owner text NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    action text NOT NULL,
    fingerprint text NOT NULL,
    answer text,
    created_at bigint NOT NULL,
    CONSTRAINT idempotency_records_fingerprint CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT idempotency_records_key_length CHECK (((char_length(key) >= 8) AND (char_length(key) <= 255)))
);

CREATE TABLE planifi.movement_tags (
    owner text NOT NULL,
    movement_id uuid NOT NULL,
    tag_id uuid NOT NULL
);

CREATE TABLE planifi.movements (
    owner text NOT NULL,
    movement_id uuid NOT NULL,
    sequence bigint NOT NULL,
    account_id uuid NOT NULL,
    amount numeric(14,2) NOT NULL,
    occurred_on date NOT NULL,
    description text NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT movements_amount CHECK (((amount >= 0.01) AND (amount <= 999999999999.99))),
    CONSTRAINT movements_description_length CHECK (((char_length(description) >= 1) AND (char_length(description) <= 255))),
    CONSTRAINT movements_occurred_on CHECK (((occurred_on >= '1900-01-01'::date) AND (occurred_on <= '2999-12-31'::date)))
);

ALTER TABLE planifi.movements ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME planifi.movements_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE planifi.tags (
    owner text NOT NULL,
    tag_id uuid NOT NULL,
    name text NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    CONSTRAINT tags_key_given CHECK ((key <> ''::text)),
    CONSTRAINT tags_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80)))
);

CREATE TABLE shared_split.households (
    household_id text NOT NULL,
    last_written_at bigint NOT NULL
);

CREATE TABLE shared_split.movements (
    household_id text NOT NULL,
    movement_id uuid NOT NULL,
    sequence bigint NOT NULL,
    type text NOT NULL,
    amount_cents bigint NOT NULL,
    description text NOT NULL,
    folded_description text NOT NULL,
    occurred_at bigint NOT NULL,
    competence_month text NOT NULL,
    payer_id text NOT NULL,
    requested_by_id text NOT NULL,
    external_id text,
    original_purchase_id uuid,
    original_type text GENERATED ALWAYS AS (
CASE
    WHEN (original_purchase_id IS NOT NULL) THEN 'purchase'::text
    ELSE NULL::text
END) STORED,
    created_at bigint NOT NULL,
    CONSTRAINT movements_amount CHECK (((amount_cents >= 1) AND (amount_cents <= '999999999999'::bigint))),
    CONSTRAINT movements_description_length CHECK (((char_length(description) >= 1) AND (char_length(description) <= 280))),
    CONSTRAINT movements_external_id_length CHECK (((char_length(external_id) >= 1) AND (char_length(external_id) <= 120))),
    CONSTRAINT movements_month CHECK ((competence_month ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$'::text)),
    CONSTRAINT movements_refund_has_purchase CHECK (((type = 'refund'::text) = (original_purchase_id IS NOT NULL))),
    CONSTRAINT movements_type CHECK ((type = ANY (ARRAY['purchase'::text, 'refund'::text])))
);

ALTER TABLE shared_split.movements ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME shared_split.movements_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE shared_split.participants (
    household_id text NOT NULL,
    participant_id text NOT NULL,
    display_name text NOT NULL,
    is_active boolean NOT NULL,
    CONSTRAINT participants_display_name_length CHECK (((char_length(display_name) >= 1) AND (char_length(display_name) <= 120))),
    CONSTRAINT participants_id_form CHECK ((participant_id ~ '^[a-z0-9][a-z0-9_-]{0,31}$'::text))
);

CREATE TABLE shared_split.recurrence_events (
    household_id text NOT NULL,
    sequence bigint NOT NULL,
    type text NOT NULL,
    recurrence_id uuid NOT NULL,
    occurrence_id uuid,
    actor_id text,
    at bigint NOT NULL,
    payload jsonb NOT NULL,
    CONSTRAINT events_type CHECK ((type = ANY (ARRAY['recurrence_created'::text, 'recurrence_updated'::text, 'recurrence_paused'::text, 'recurrence_reactivated'::text, 'recurrence_ended'::text, 'recurrence_generated'::text, 'recurrence_blocked'::text, 'recurrence_failed'::text])))
);

ALTER TABLE shared_split.recurrence_events ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME shared_split.recurrence_events_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE shared_split.recurrence_occurrences (
    household_id text NOT NULL,
    occurrence_id uuid NOT NULL,
    recurrence_id uuid NOT NULL,
    competence_month text NOT NULL,
    movement_id uuid NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT occurrences_month CHECK ((competence_month ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$'::text))
);

CREATE TABLE shared_split.recurrences (
    household_id text NOT NULL,
    recurrence_id uuid NOT NULL,
    sequence bigint NOT NULL,
    description text NOT NULL,
    amount_cents bigint NOT NULL,
    payer_id text NOT NULL,
    requested_by_id text NOT NULL,
    split_config jsonb NOT NULL,
    reference_day smallint NOT NULL,
    start_month text NOT NULL,
    end_month text,
    status text NOT NULL,
    ending text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    CONSTRAINT recurrences_amount CHECK (((amount_cents >= 1) AND (amount_cents <= '999999999999'::bigint))),
    CONSTRAINT recurrences_description_length CHECK (((char_length(description) >= 1) AND (char_length(description) <= 280))),
    CONSTRAINT recurrences_end_after_start CHECK ((end_month >= start_month)),
    CONSTRAINT recurrences_end_month CHECK ((end_month ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$'::text)),
    CONSTRAINT recurrences_end_named CHECK (((ending <> 'with-month'::text) OR (end_month IS NOT NULL))),
    CONSTRAINT recurrences_ended CHECK (((status = 'ended'::text) = (ending IS NOT NULL))),
    CONSTRAINT recurrences_ending CHECK ((ending = ANY (ARRAY['at-once'::text, 'with-month'::text]))),
    CONSTRAINT recurrences_reference_day CHECK (((reference_day >= 1) AND (reference_day <= 31))),
    CONSTRAINT recurrences_split_is_object CHECK ((jsonb_typeof(split_config) = 'object'::text)),
    CONSTRAINT recurrences_start_month CHECK ((start_month ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$'::text)),
    CONSTRAINT recurrences_status CHECK ((status = ANY (ARRAY['active'::text, 'paused'::text, 'ended'::text])))
);

ALTER TABLE shared_split.recurrences ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME shared_split.recurrences_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

INSERT INTO access.api_keys VALUES
	('a9ca7bdf-5248-48f7-bc1f-0afe4bc9f373', '6feb7536-0b91-47b8-b11d-31e1721d4587', 'fixture', '5e28ecdc44a80ab2ea2e6f384b425361ae3228e49a2902baeb2c9b2b3f47b666', '2026-11-22 11:00:35.24+00', NULL);

INSERT INTO access.owners VALUES
	('a9ca7bdf-5248-48f7-bc1f-0afe4bc9f373', 'neighbours', '2026-11-22 11:00:35.234+00');

INSERT INTO bursar.migrations VALUES
	('access', '0000_keys.sql', '91bd3481273fc0da94ff4d7f8cd6c0de59dfcfee396c55f0620cbaf588854d66', '2026-11-23 19:11:48.339334+00'),
	('access', '0001_subjects.sql', 'dad66ed9fc6cc99ae67e9d06c363a9e6a47d21a8cc3d8573313564e7532bb933', '2026-11-23 19:11:48.339334+00'),
	('shared-split', '0000_household.sql', '9e988c87ce34ba7e0460924b57f71e725df5481b344ba352238f0529ef72db2f', '2026-11-23 19:11:48.339334+00'),
	('planifi', '0000_movements.sql', '1f93a2c6efd9660b522a80d1e3f2b1538fa73d56a14daafe5ea9204e6c8f56f4', '2026-11-23 19:11:48.339334+00'),
	('cristi-agent', '0000_purse.sql', '7a8a40870124399c4047a50ca1741c2398f6b35577b144a523492583c6e47cd2', '2026-11-23 19:11:48.339334+00'),
	('finance-tools', '0000_ledger.sql', '7dfbf7e31df4047454a0a0a8e6457d4262647e5dee47c89688cc7369c7391ba1', '2026-11-23 19:11:48.339334+00'),
	('finance-tools', '0001_indexes.sql', '5d4d7a803f7bb4e425eb44624d783cfd336cb2f388c3946657b395d19da0ffa0', '2026-11-23 19:11:48.339334+00'),
	('finance-tools', '0002_month_totals.sql', '6e6f18d16bfb969ef086baee2708cdb27154234443ade0c2ddf74c81b11592b5', '2026-11-23 19:11:48.339334+00'),
	('finance-tools', '0003_month_totals_kept.sql', '126ba1d278aefde2fdf9256318e67cf432447453d01ac577b9a88706a1444421', '2026-11-23 19:11:48.339334+00');

INSERT INTO cristi.bank_balances OVERRIDING SYSTEM VALUE VALUES
	('local', 'ana', 1, 1234567, 1771509600000000000);

INSERT INTO cristi.budgets VALUES
	('local', 'ana', '2025-12', 750000);

INSERT INTO cristi.debts OVERRIDING SYSTEM VALUE VALUES
	('local', 'ana', 'debt_01M81EMEADZNE1W0EQ9K0AF7WJ', 1, 'tarjeta oro', 'Tarjeta Oro', 900000, 45000, 12, 'HIGH', false),
	('local', 'ana', 'debt_01M81EMEAH4FD7DJ43TY7BTBNZ', 2, 'diezmo', 'Diezmo', NULL, 150000, NULL, 'FIXED', false);

INSERT INTO cristi.month_totals VALUES
	('local', 'ana', '2025-11', 'FIXED', 'Luz Y Agua', 850, 1),
	('local', 'ana', '2025-11', 'INCOME', 'Salary', 2500000, 1),
	('local', 'ana', '2025-11', 'VARIABLE', 'Food', 20001, 2),
	('local', 'ana', '2025-12', 'DONATION', 'Diezmo', 150050, 1),
	('local', 'ana', '2026-01', 'DEBT', 'Tarjeta', 300000, 1),
	('local', 'ana', '2026-01', 'SAVINGS', 'Savings', 500000, 1),
	('local', 'rui', '2026-01', 'VARIABLE', 'Café', 999, 1),
	('local', 'ana', '2026-02', 'VARIABLE', 'Auto', 123456789, 1);

INSERT INTO cristi.purses VALUES
	('local', 'rui', 1795345234241),
	('local', 'ana', 1795345234264);

INSERT INTO cristi.transactions OVERRIDING SYSTEM VALUE VALUES
	('local', 'ana', 'tx_01M81EME9F7PF6RHJV6YVB1HF1', 't1', 1, 'EXPENSE', 20000, 'VARIABLE', 'Food', 'tacos; "al pastor"', '2025-11-03', 1795345234223),
	('local', 'ana', 'tx_01M81EME9MTWA4RXJDY5SKZWHS', 't1', 2, 'EXPENSE', 850, 'FIXED', 'Luz Y Agua', NULL, '2025-11-04', 1795345234228),
	('local', 'ana', 'tx_01M81EME9PHYS9XHV029D9BPJY', 't1', 3, 'INCOME', 2500000, 'INCOME', 'Salary', 'quincena | 1', '2025-11-15', 1795345234230),
	('local', 'ana', 'tx_01M81EME9RFQHEAKZY4S3G78DD', 't1', 4, 'EXPENSE', 1, 'VARIABLE', 'Food', 'un centavo', '2025-11-30', 1795345234232),
	('local', 'ana', 'tx_01M81EME9TJ68D4RFBZ9HQEA3Q', 't1', 5, 'EXPENSE', 150050, 'DONATION', 'Diezmo', '', '2025-12-01', 1795345234234),
	('local', 'ana', 'tx_01M81EME9WXBP3MJ0YAESFM405', 't1', 6, 'EXPENSE', 300000, 'DEBT', 'Tarjeta', 'pago', '2026-01-10', 1795345234236),
	('local', 'ana', 'tx_01M81EME9X20FRBF2RAR2BN3VK', 't1', 7, 'EXPENSE', 500000, 'SAVINGS', 'Savings', 'cochinito', '2026-01-31', 1795345234237),
	('local', 'rui', 'tx_01M81EMEA1E26M3YDTEJD29CZ8', 't9', 9, 'EXPENSE', 999, 'VARIABLE', 'Café', NULL, '2026-01-05', 1795345234241),
	('local', 'ana', 'tx_01M81EME9ZYPS5YW25N0DNYR56', 't1', 8, 'EXPENSE', 123456789, 'VARIABLE', 'Auto', 'coche nuevo', '2026-02-14', 1795345234239);

INSERT INTO finance.accounts VALUES
	('local', 'ubs', 'UBS privé', 'UBS', 'CHF', 1),
	('local', 'rev.eur', 'Revolut', NULL, 'EUR', 6);

INSERT INTO finance.categories VALUES
	('local', 2, 'Café & Bar', 'café & bar', 1),
	('local', 3, 'Groceries', 'groceries', 1),
	('local', 4, 'Rent', 'rent', 1),
	('local', 5, 'Salary', 'salary', 1);

INSERT INTO finance.imports VALUES
	('local', 1, 'ubs', 7, 0, '2026-11-22 11:00:34.325+00', NULL),
	('local', 6, 'rev.eur', 5, 0, '2026-11-22 11:00:34.334+00', NULL),
	('local', 7, 'rev.eur', 0, 1, '2026-11-22 11:00:34.34+00', NULL),
	('local', 8, 'rev.eur', 1, 0, '2026-11-22 11:00:34.346+00', '2026-11-22 11:00:34.644+00');

INSERT INTO finance.ledgers VALUES
	('local', 14, 9);

INSERT INTO finance.month_totals VALUES
	('local', '2025-12-01', 'ubs', 0, 1, 0.0005, 1),
	('local', '2025-11-01', 'ubs', 5, 1, 6500.0000, 1),
	('local', '2026-01-01', 'ubs', 2, -1, -1.0000, 1),
	('local', '2025-12-01', 'ubs', 4, -1, -1850.0000, 1),
	('local', '2026-02-01', 'ubs', 3, 1, 10.0500, 1),
	('local', '2025-11-01', 'ubs', 3, -1, -66.2000, 2),
	('local', '2025-11-01', 'rev.eur', 0, -1, -10.5000, 3),
	('local', '2026-01-01', 'rev.eur', 0, 1, 120.0000, 1),
	('local', '2026-01-01', 'rev.eur', 0, -1, -125.0000, 1);

INSERT INTO finance.replacements VALUES
	('local', 7, 'rev.eur', 'r2', '2026-01-01 00:00:00', -120.0000, 'Aerolíneas', 'aerolYONneas', 6);

INSERT INTO finance.transactions VALUES
	('local', '2025-11-03 00:00:00', 1, 'ubs', 3, -54.2000, 'm-1', 'Migros', 'migros', 1, 1),
	('local', '2025-11-03 00:00:00', 2, 'ubs', 3, -12.0000, 'm-2', 'Coop Pronto "Bahnhof" | 24h', 'coopZprontoZYCCbahnhofYCCZYHMZ24h', 1, 1),
	('local', '2025-11-25 00:00:00', 3, 'ubs', 5, 6500.0000, 'm-3', 'Lohn ACME AG', 'lohnZacmeZag', 1, 1),
	('local', '2025-12-01 00:00:00', 4, 'ubs', 4, -1850.0000, 'm-4', 'Miete ; Dezember', 'mieteZYDLZdezember', 1, 1),
	('local', '2025-12-31 00:00:00', 5, 'ubs', NULL, 0.0005, 'm-5', 'Zins', 'zins', 1, 1),
	('local', '2026-01-31 00:00:00', 6, 'ubs', 2, -1.0000, 'm-6', '=HYPERLINK("x")', 'YDNhyperlinkYCIYCCxYCCYCJ', 1, 1),
	('local', '2026-02-28 00:00:00', 7, 'ubs', 3, 10.0500, 'm-7', '(Gutschrift) Migros', 'YCIgutschriftYCJZmigros', 1, 1),
	('local', '2025-11-05 00:00:00', 8, 'rev.eur', NULL, -3.5000, 'r1', 'Café', 'cafYOJ', 6, 6),
	('local', '2025-11-05 00:00:00', 9, 'rev.eur', NULL, -3.5000, NULL, 'Café', 'cafYOJ', 6, 6),
	('local', '2025-11-05 00:00:00', 10, 'rev.eur', NULL, -3.5000, NULL, 'Café', 'cafYOJ', 6, 6),
	('local', '2026-01-09 00:00:00', 12, 'rev.eur', NULL, 120.0000, 'r3', 'Reembolso', 'reembolso', 6, 6),
	('local', '2026-01-02 00:00:00', 11, 'rev.eur', NULL, -125.0000, 'r2', 'Aerolíneas corregido', 'aerolYONneasZcorregido', 6, 7);

INSERT INTO planifi.accounts OVERRIDING SYSTEM VALUE VALUES
	('local', '415f47dc-eb3e-4349-91f5-7cc24a67aace', 1, 'Efectivo', 'CASH', 'MXN', 1795345234143, NULL),
	('local', '60754856-824c-4c82-b7db-d61915c5cdda', 2, 'Crédito "oro" \ 1', 'CREDIT_CARD', 'MXN', 1795345234149, NULL),
	('local', '4b7201fb-85c7-4fa7-bf8f-62b9bff42255', 3, 'Débito', 'DEBIT_CARD', 'MXN', 1795345234152, NULL),
	('local', '595d0074-6453-46a6-a623-7cca754a3fe2', 4, 'Débito', 'BANK', 'MXN', 1795345234155, 1795345234185);

INSERT INTO planifi.idempotency_records VALUES
	('local', 'fixture-key-000', 'createAccount', 'b490990f4f8d62f12d8f5f3f97952a007e4e7b5c1efc0cdb2706f0b9ca25e4b2', '{"id":"415f47dc-eb3e-4349-91f5-7cc24a67aace","name":"Efectivo","type":"CASH","currency":"MXN","createdAt":"2026-11-22T11:00:34.143Z"}', 1795345234143),
	('local', 'fixture-key-001', 'createAccount', 'fe65038ab432b899a2b4d801a986a54079ba4ed606889d5ccf47961abad08f64', '{"id":"60754856-824c-4c82-b7db-d61915c5cdda","name":"Crédito \"oro\" \\ 1","type":"CREDIT_CARD","currency":"MXN","createdAt":"2026-11-22T11:00:34.149Z"}', 1795345234149),
	('local', 'fixture-key-002', 'createAccount', '90ea9de4888381cbbd30b5f38dd48268ba7858c8cacf06ef8540b2a444f8a056', '{"id":"4b7201fb-85c7-4fa7-bf8f-62b9bff42255","name":"Débito","type":"DEBIT_CARD","currency":"MXN","createdAt":"2026-11-22T11:00:34.152Z"}', 1795345234152),
	('local', 'fixture-key-003', 'createAccount', '6beafc2cc5001d6083d5c8441b5c1f9931d3a47c30ab5e11f5b2888769e39b4e', '{"id":"595d0074-6453-46a6-a623-7cca754a3fe2","name":"Débito","type":"BANK","currency":"MXN","createdAt":"2026-11-22T11:00:34.155Z"}', 1795345234155),
	('local', 'fixture-key-010', 'createTag', '8074873d0c9e2e460e265eb1e7eafbf289b5628a71f75accba649dd636450dc6', '{"id":"781e2bd9-d33a-4f3d-a501-675e1f0b98f2","name":"Café","createdAt":"2026-11-22T11:00:34.158Z"}', 1795345234158),
	('local', 'fixture-key-011', 'createTag', '4b6594939779bbcb3e15f58621bda789cdc2603bf5e3cdf0e6338b0033e59d6c', '{"id":"83a67c8f-4c94-4095-aa7e-2094e70701a8","name":"niños y escuela","createdAt":"2026-11-22T11:00:34.162Z"}', 1795345234162),
	('local', 'fixture-key-020', 'createTransaction', '5b53143fb360db149a8302981189f633a8b1b4274df7f64b23b805d1c6691d78', '{"id":"df8c63cf-0e5a-48ba-8d84-2638446bcd4d","accountId":"415f47dc-eb3e-4349-91f5-7cc24a67aace","amount":12.5,"occurredOn":"2025-11-03","description":"tacos","createdAt":"2026-11-22T11:00:34.166Z","tags":[{"id":"781e2bd9-d33a-4f3d-a501-675e1f0b98f2","name":"Café","createdAt":"2026-11-22T11:00:34.158Z"}]}', 1795345234166),
	('local', 'fixture-key-021', 'createExpense', 'e5b141da9fd82d08eb8066c7eb0822de7244aa72d241fd608d84c7175e858ecc', '{"id":"51e256b2-19ee-4eea-b1cb-d95a54f49d67","accountId":"415f47dc-eb3e-4349-91f5-7cc24a67aace","amount":0.01,"occurredOn":"2025-11-30","description":"un centavo","createdAt":"2026-11-22T11:00:34.171Z","tags":[]}', 1795345234171),
	('local', 'fixture-key-022', 'createTransaction', '3fbcb50a8953c456c2db133d2d64e9d1d9c39d90cfa9ec73c25d5b8e966b1a26', '{"id":"e26b511c-c39a-498d-a4ab-3f5d896559b1","accountId":"60754856-824c-4c82-b7db-d61915c5cdda","amount":1999.99,"occurredOn":"2025-12-01","description":"vuelo; \"CDMX\"","createdAt":"2026-11-22T11:00:34.173Z","tags":[{"id":"781e2bd9-d33a-4f3d-a501-675e1f0b98f2","name":"Café","createdAt":"2026-11-22T11:00:34.158Z"},{"id":"83a67c8f-4c94-4095-aa7e-2094e70701a8","name":"niños y escuela","createdAt":"2026-11-22T11:00:34.162Z"}]}', 1795345234173),
	('local', 'fixture-key-023', 'createExpense', 'cbdbfa32d7b75f58e12a7088cf57a3d5fcd13af4ecddd1ccafc54a3fa1ac3f5a', '{"id":"77b637e4-509f-41a6-8523-ce4bb3df757c","accountId":"4b7201fb-85c7-4fa7-bf8f-62b9bff42255","amount":45,"occurredOn":"2026-01-31","description":"taxi | noche","createdAt":"2026-11-22T11:00:34.176Z","tags":[]}', 1795345234176),
	('local', 'fixture-key-024', 'createTransaction', 'ca2b6869dd1383aa97767fe538d71ac7f72259310e8ed154aaa669654f5e50a0', '{"id":"43523139-0f0a-4869-a508-d361066735ef","accountId":"595d0074-6453-46a6-a623-7cca754a3fe2","amount":45,"occurredOn":"2026-01-31","description":"taxi | noche","createdAt":"2026-11-22T11:00:34.179Z","tags":[]}', 1795345234179),
	('local', 'fixture-key-025', 'createExpense', '7796066f97e4875b8b5978f3773f6a3a784c7e0566650676180590fa890bed93', '{"id":"45114ffc-258b-4c0c-b573-492b8d72a55f","accountId":"60754856-824c-4c82-b7db-d61915c5cdda","amount":123456789.01,"occurredOn":"2026-02-14","description":"coche","createdAt":"2026-11-22T11:00:34.181Z","tags":[]}', 1795345234181),
	('local', 'fixture-key-026', 'createTransaction', '324cac7094e86d235c6428bd5b424924ca5cbd4af773af617c2b8b2b56dc4fe4', '{"id":"0024730f-861f-4133-a0f6-a2032eaf86a5","accountId":"415f47dc-eb3e-4349-91f5-7cc24a67aace","amount":7,"occurredOn":"2999-12-31","description":"muy tarde","createdAt":"2026-11-22T11:00:34.183Z","tags":[]}', 1795345234183),
	('local', 'fixture-key-090', 'disableAccount', '52bf1e888e0324be6a05594f5b19631a43d8195e4a36d27f30667ccd4a0bf0ac', '{"accountId":"595d0074-6453-46a6-a623-7cca754a3fe2","status":"disabled"}', 1795345234185);

INSERT INTO planifi.movement_tags VALUES
	('local', 'df8c63cf-0e5a-48ba-8d84-2638446bcd4d', '781e2bd9-d33a-4f3d-a501-675e1f0b98f2'),
	('local', 'e26b511c-c39a-498d-a4ab-3f5d896559b1', '781e2bd9-d33a-4f3d-a501-675e1f0b98f2'),
	('local', 'e26b511c-c39a-498d-a4ab-3f5d896559b1', '83a67c8f-4c94-4095-aa7e-2094e70701a8');

INSERT INTO planifi.movements OVERRIDING SYSTEM VALUE VALUES
	('local', 'df8c63cf-0e5a-48ba-8d84-2638446bcd4d', 1, '415f47dc-eb3e-4349-91f5-7cc24a67aace', 12.50, '2025-11-03', 'tacos', 1795345234166),
	('local', '51e256b2-19ee-4eea-b1cb-d95a54f49d67', 2, '415f47dc-eb3e-4349-91f5-7cc24a67aace', 0.01, '2025-11-30', 'un centavo', 1795345234171),
	('local', 'e26b511c-c39a-498d-a4ab-3f5d896559b1', 3, '60754856-824c-4c82-b7db-d61915c5cdda', 1999.99, '2025-12-01', 'vuelo; "CDMX"', 1795345234173),
	('local', '77b637e4-509f-41a6-8523-ce4bb3df757c', 4, '4b7201fb-85c7-4fa7-bf8f-62b9bff42255', 45.00, '2026-01-31', 'taxi | noche', 1795345234176),
	('local', '43523139-0f0a-4869-a508-d361066735ef', 5, '595d0074-6453-46a6-a623-7cca754a3fe2', 45.00, '2026-01-31', 'taxi | noche', 1795345234179),
	('local', '45114ffc-258b-4c0c-b573-492b8d72a55f', 6, '60754856-824c-4c82-b7db-d61915c5cdda', 123456789.01, '2026-02-14', 'coche', 1795345234181),
	('local', '0024730f-861f-4133-a0f6-a2032eaf86a5', 7, '415f47dc-eb3e-4349-91f5-7cc24a67aace', 7.00, '2999-12-31', 'muy tarde', 1795345234183);

INSERT INTO planifi.tags VALUES
	('local', '781e2bd9-d33a-4f3d-a501-675e1f0b98f2', 'Café', 'café', 1795345234158),
	('local', '83a67c8f-4c94-4095-aa7e-2094e70701a8', 'niños y escuela', 'niños y escuela', 1795345234162);

INSERT INTO shared_split.households VALUES
	('local', 1795345234933);

INSERT INTO shared_split.movements OVERRIDING SYSTEM VALUE VALUES
	('local', 'e399f550-7a39-4d58-a32e-8b31c1b19fe2', 1, 'purchase', 42035, 'Mercado da esquina; "azeite" | pão', 'mercado da esquina; "azeite" | pão', 1762174800000, '2025-11', 'elias', 'elias', 'wa-1', NULL, DEFAULT, 1795345233986),
	('local', 'bf105802-5ac2-4845-9ee0-74f2c157fa1a', 2, 'purchase', 8990, 'Farmácia 💊 (genérico)', 'farmácia 💊 (genérico)', 1762484400000, '2025-11', 'leticia', 'leticia', NULL, NULL, DEFAULT, 1795345233997),
	('local', '7e9c4068-ba6c-4ac4-a649-298411bdff4c', 3, 'purchase', 1, 'um centavo', 'um centavo', 1764557999000, '2025-11', 'elias', 'elias', NULL, NULL, DEFAULT, 1795345234000),
	('local', 'cc70f082-eb21-4b14-893a-8859ae182d04', 4, 'refund', 2035, 'Estorno do azeite', 'estorno do azeite', 1762657200000, '2025-11', 'elias', 'elias', NULL, 'e399f550-7a39-4d58-a32e-8b31c1b19fe2', DEFAULT, 1795345234003),
	('local', '48307dd4-d450-4cc7-8773-30595949959a', 5, 'purchase', 333333, 'Sofá = @ 50% ; promoção', 'sofá = @ 50% ; promoção', 1766611800000, '2025-12', 'leticia', 'leticia', NULL, NULL, DEFAULT, 1795345234007),
	('local', '6e17668e-81e4-451d-ab2b-d827de9831d1', 6, 'purchase', 5700, '* feira  livre', '* feira  livre', 1767322800000, '2026-01', 'leticia', 'leticia', NULL, NULL, DEFAULT, 1795345234011),
	('local', 'f41b6a46-e863-4e2a-8d6c-2c9f244355f3', 7, 'refund', 5700, 'devolução total', 'devolução total', 1767582000000, '2026-01', 'leticia', 'leticia', NULL, '6e17668e-81e4-451d-ab2b-d827de9831d1', DEFAULT, 1795345234013),
	('local', 'd8d90a8a-6e3b-48cc-b849-6f3a65927bec', 8, 'purchase', 999999999999, 'limite', 'limite', 1772247600000, '2026-02', 'elias', 'elias', NULL, NULL, DEFAULT, 1795345234016),
	('local', 'f3984d77-ec1e-4850-a77a-fe1afa19bfbc', 9, 'purchase', 285000, 'Aluguel', 'aluguel', 1762354800000, '2025-11', 'leticia', 'elias', 'recurrence:c0eda918-5364-4c9f-b464-093aa4499c2d:2025-11', NULL, DEFAULT, 1795345234036),
	('local', '06b39a35-6ce0-48be-8faa-8a16df71ff43', 10, 'purchase', 9990, 'Academia', 'academia', 1762786800000, '2025-11', 'elias', 'leticia', 'recurrence:e5116b38-1c0e-4c77-9787-01d5a2dda0e0:2025-11', NULL, DEFAULT, 1795345234041),
	('local', '4d1c3a54-6db0-478d-80fa-a608363b65c6', 11, 'purchase', 285000, 'Aluguel', 'aluguel', 1764946800000, '2025-12', 'leticia', 'elias', 'recurrence:c0eda918-5364-4c9f-b464-093aa4499c2d:2025-12', NULL, DEFAULT, 1795345234051),
	('local', '7d0ede30-ebfa-4246-b8c3-15f4419c807e', 12, 'purchase', 4167, 'Celular em 12x', 'celular em 12x', 1767193200000, '2025-12', 'elias', 'elias', 'recurrence:2cfe904e-ed70-49b0-9d8c-e1c2353d9be0:2025-12', NULL, DEFAULT, 1795345234056),
	('local', '69e05a80-12e8-48f6-8164-4c1bfee334f6', 13, 'purchase', 9990, 'Academia', 'academia', 1765378800000, '2025-12', 'elias', 'leticia', 'recurrence:e5116b38-1c0e-4c77-9787-01d5a2dda0e0:2025-12', NULL, DEFAULT, 1795345234060),
	('local', 'b089d131-f310-4b38-b07e-75ced9dc7684', 14, 'purchase', 285000, 'Aluguel', 'aluguel', 1767625200000, '2026-01', 'leticia', 'elias', 'recurrence:c0eda918-5364-4c9f-b464-093aa4499c2d:2026-01', NULL, DEFAULT, 1795345234072),
	('local', 'aed3fed6-8338-45b4-bede-d536364545bc', 15, 'purchase', 4167, 'Celular em 12x', 'celular em 12x', 1769871600000, '2026-01', 'elias', 'elias', 'recurrence:2cfe904e-ed70-49b0-9d8c-e1c2353d9be0:2026-01', NULL, DEFAULT, 1795345234077),
	('local', 'eb4a0bdc-26d2-4712-bc48-5216b9771ff5', 16, 'purchase', 9990, 'Academia', 'academia', 1768057200000, '2026-01', 'elias', 'leticia', 'recurrence:e5116b38-1c0e-4c77-9787-01d5a2dda0e0:2026-01', NULL, DEFAULT, 1795345234080),
	('local', '4661c450-8b22-4a18-9bdd-6b836843e88a', 17, 'purchase', 285000, 'Aluguel', 'aluguel', 1770303600000, '2026-02', 'leticia', 'elias', 'recurrence:c0eda918-5364-4c9f-b464-093aa4499c2d:2026-02', NULL, DEFAULT, 1795345234087),
	('local', 'fab2df33-e3e5-41b1-8b77-b26277d94626', 18, 'purchase', 4167, 'Celular em 12x', 'celular em 12x', 1772290800000, '2026-02', 'elias', 'elias', 'recurrence:2cfe904e-ed70-49b0-9d8c-e1c2353d9be0:2026-02', NULL, DEFAULT, 1795345234090),
	('local', '17d789f6-8a75-4656-a39c-574ca2a92fb3', 19, 'purchase', 9990, 'Academia', 'academia', 1770735600000, '2026-02', 'elias', 'leticia', 'recurrence:e5116b38-1c0e-4c77-9787-01d5a2dda0e0:2026-02', NULL, DEFAULT, 1795345234093);

INSERT INTO shared_split.participants VALUES
	('local', 'leticia', 'Letícia', true),
	('local', 'elias', 'Elias Ç. "Lé"', true);

INSERT INTO shared_split.recurrence_events OVERRIDING SYSTEM VALUE VALUES
	('local', 1, 'recurrence_created', 'c0eda918-5364-4c9f-b464-093aa4499c2d', NULL, 'elias', 1795345234020, '{}'),
	('local', 2, 'recurrence_created', '2cfe904e-ed70-49b0-9d8c-e1c2353d9be0', NULL, 'elias', 1795345234025, '{}'),
	('local', 3, 'recurrence_created', 'e5116b38-1c0e-4c77-9787-01d5a2dda0e0', NULL, 'leticia', 1795345234028, '{}'),
	('local', 4, 'recurrence_generated', 'c0eda918-5364-4c9f-b464-093aa4499c2d', '5897a377-4a51-410b-8719-554ce34c5a26', NULL, 1795345234036, '{"movement_id": "f3984d77-ec1e-4850-a77a-fe1afa19bfbc", "competence_month": "2025-11"}'),
	('local', 5, 'recurrence_generated', 'e5116b38-1c0e-4c77-9787-01d5a2dda0e0', 'b4b2bda8-4ce4-406e-90e8-854d02c58a8b', NULL, 1795345234041, '{"movement_id": "06b39a35-6ce0-48be-8faa-8a16df71ff43", "competence_month": "2025-11"}'),
	('local', 6, 'recurrence_generated', 'c0eda918-5364-4c9f-b464-093aa4499c2d', 'fd7cb0eb-d82b-4aa6-85ee-e498ceb4bd67', NULL, 1795345234051, '{"movement_id": "4d1c3a54-6db0-478d-80fa-a608363b65c6", "competence_month": "2025-12"}'),
	('local', 7, 'recurrence_generated', '2cfe904e-ed70-49b0-9d8c-e1c2353d9be0', 'b21e1c63-2b6d-44da-9236-68cc41e089ec', NULL, 1795345234056, '{"movement_id": "7d0ede30-ebfa-4246-b8c3-15f4419c807e", "competence_month": "2025-12"}'),
	('local', 8, 'recurrence_generated', 'e5116b38-1c0e-4c77-9787-01d5a2dda0e0', '3a3e280e-7980-439c-bd50-b2e5e5ca9731', NULL, 1795345234060, '{"movement_id": "69e05a80-12e8-48f6-8164-4c1bfee334f6", "competence_month": "2025-12"}'),
	('local', 9, 'recurrence_generated', 'c0eda918-5364-4c9f-b464-093aa4499c2d', 'e919ed02-0fee-400e-9e83-50d115b2be0a', NULL, 1795345234072, '{"movement_id": "b089d131-f310-4b38-b07e-75ced9dc7684", "competence_month": "2026-01"}'),
	('local', 10, 'recurrence_generated', '2cfe904e-ed70-49b0-9d8c-e1c2353d9be0', '46ebf624-d866-4e1e-bd29-843e2fe87679', NULL, 1795345234077, '{"movement_id": "aed3fed6-8338-45b4-bede-d536364545bc", "competence_month": "2026-01"}'),
	('local', 11, 'recurrence_generated', 'e5116b38-1c0e-4c77-9787-01d5a2dda0e0', '043312f1-238d-46d4-9018-dd6cf909eccd', NULL, 1795345234080, '{"movement_id": "eb4a0bdc-26d2-4712-bc48-5216b9771ff5", "competence_month": "2026-01"}'),
	('local', 12, 'recurrence_generated', 'c0eda918-5364-4c9f-b464-093aa4499c2d', '417584f2-8c57-46d5-b096-4487d074b5cc', NULL, 1795345234087, '{"movement_id": "4661c450-8b22-4a18-9bdd-6b836843e88a", "competence_month": "2026-02"}'),
	('local', 13, 'recurrence_generated', '2cfe904e-ed70-49b0-9d8c-e1c2353d9be0', '5dc1d57b-0c54-405f-bff9-6388f8a89a5c', NULL, 1795345234090, '{"movement_id": "fab2df33-e3e5-41b1-8b77-b26277d94626", "competence_month": "2026-02"}'),
	('local', 14, 'recurrence_generated', 'e5116b38-1c0e-4c77-9787-01d5a2dda0e0', 'f10a8085-c9df-42b1-80eb-03c463181b53', NULL, 1795345234093, '{"movement_id": "17d789f6-8a75-4656-a39c-574ca2a92fb3", "competence_month": "2026-02"}'),
	('local', 15, 'recurrence_updated', 'c0eda918-5364-4c9f-b464-093aa4499c2d', NULL, 'leticia', 1795345234099, '{"changes": {"amount": {"after": "2950.00", "before": "2850.00"}}}'),
	('local', 16, 'recurrence_ended', 'e5116b38-1c0e-4c77-9787-01d5a2dda0e0', NULL, 'elias', 1795345234108, '{"end_competence_month": "2026-02"}');

INSERT INTO shared_split.recurrence_occurrences VALUES
	('local', '5897a377-4a51-410b-8719-554ce34c5a26', 'c0eda918-5364-4c9f-b464-093aa4499c2d', '2025-11', 'f3984d77-ec1e-4850-a77a-fe1afa19bfbc', 1795345234036),
	('local', 'b4b2bda8-4ce4-406e-90e8-854d02c58a8b', 'e5116b38-1c0e-4c77-9787-01d5a2dda0e0', '2025-11', '06b39a35-6ce0-48be-8faa-8a16df71ff43', 1795345234041),
	('local', 'fd7cb0eb-d82b-4aa6-85ee-e498ceb4bd67', 'c0eda918-5364-4c9f-b464-093aa4499c2d', '2025-12', '4d1c3a54-6db0-478d-80fa-a608363b65c6', 1795345234051),
	('local', 'b21e1c63-2b6d-44da-9236-68cc41e089ec', '2cfe904e-ed70-49b0-9d8c-e1c2353d9be0', '2025-12', '7d0ede30-ebfa-4246-b8c3-15f4419c807e', 1795345234056),
	('local', '3a3e280e-7980-439c-bd50-b2e5e5ca9731', 'e5116b38-1c0e-4c77-9787-01d5a2dda0e0', '2025-12', '69e05a80-12e8-48f6-8164-4c1bfee334f6', 1795345234060),
	('local', 'e919ed02-0fee-400e-9e83-50d115b2be0a', 'c0eda918-5364-4c9f-b464-093aa4499c2d', '2026-01', 'b089d131-f310-4b38-b07e-75ced9dc7684', 1795345234072),
	('local', '46ebf624-d866-4e1e-bd29-843e2fe87679', '2cfe904e-ed70-49b0-9d8c-e1c2353d9be0', '2026-01', 'aed3fed6-8338-45b4-bede-d536364545bc', 1795345234077),
	('local', '043312f1-238d-46d4-9018-dd6cf909eccd', 'e5116b38-1c0e-4c77-9787-01d5a2dda0e0', '2026-01', 'eb4a0bdc-26d2-4712-bc48-5216b9771ff5', 1795345234080),
	('local', '417584f2-8c57-46d5-b096-4487d074b5cc', 'c0eda918-5364-4c9f-b464-093aa4499c2d', '2026-02', '4661c450-8b22-4a18-9bdd-6b836843e88a', 1795345234087),
	('local', '5dc1d57b-0c54-405f-bff9-6388f8a89a5c', '2cfe904e-ed70-49b0-9d8c-e1c2353d9be0', '2026-02', 'fab2df33-e3e5-41b1-8b77-b26277d94626', 1795345234090),
	('local', 'f10a8085-c9df-42b1-80eb-03c463181b53', 'e5116b38-1c0e-4c77-9787-01d5a2dda0e0', '2026-02', '17d789f6-8a75-4656-a39c-574ca2a92fb3', 1795345234093);

INSERT INTO shared_split.recurrences OVERRIDING SYSTEM VALUE VALUES
	('local', '2cfe904e-ed70-49b0-9d8c-e1c2353d9be0', 2, 'Celular em 12x', 4167, 'elias', 'elias', '{"type": "equal"}', 31, '2025-12', '2026-11', 'active', NULL, 1795345234025, 1795345234025),
	('local', 'c0eda918-5364-4c9f-b464-093aa4499c2d', 1, 'Aluguel', 295000, 'leticia', 'leticia', '{"type": "equal"}', 5, '2025-11', NULL, 'active', NULL, 1795345234020, 1795345234099),
	('local', 'e5116b38-1c0e-4c77-9787-01d5a2dda0e0', 3, 'Academia', 9990, 'elias', 'leticia', '{"type": "equal"}', 10, '2025-11', '2026-02', 'ended', 'with-month', 1795345234028, 1795345234108);

SELECT pg_catalog.setval('cristi.bank_balances_sequence_seq', 1, true);

SELECT pg_catalog.setval('cristi.debts_sequence_seq', 2, true);

SELECT pg_catalog.setval('cristi.transactions_sequence_seq', 9, true);

SELECT pg_catalog.setval('planifi.accounts_sequence_seq', 4, true);

SELECT pg_catalog.setval('planifi.movements_sequence_seq', 7, true);

SELECT pg_catalog.setval('shared_split.movements_sequence_seq', 19, true);

SELECT pg_catalog.setval('shared_split.recurrence_events_sequence_seq', 16, true);

SELECT pg_catalog.setval('shared_split.recurrences_sequence_seq', 3, true);

ALTER TABLE ONLY access.api_keys
    ADD CONSTRAINT api_keys_digest UNIQUE (digest);

ALTER TABLE ONLY access.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (key_id);

ALTER TABLE ONLY access.owners
    ADD CONSTRAINT owners_name UNIQUE (name);

ALTER TABLE ONLY access.owners
    ADD CONSTRAINT owners_pkey PRIMARY KEY (owner_id);

ALTER TABLE ONLY access.subjects
    ADD CONSTRAINT subjects_identity PRIMARY KEY (issuer, subject);

ALTER TABLE ONLY access.subjects
    ADD CONSTRAINT subjects_owner UNIQUE (owner_id);

ALTER TABLE ONLY bursar.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (domain, name);

ALTER TABLE ONLY cristi.bank_balances
    ADD CONSTRAINT bank_balances_owner_user_id_sequence_pk PRIMARY KEY (owner, user_id, sequence);

ALTER TABLE ONLY cristi.budgets
    ADD CONSTRAINT budgets_owner_user_id_effective_month_pk PRIMARY KEY (owner, user_id, effective_month);

ALTER TABLE ONLY cristi.debts
    ADD CONSTRAINT debts_name UNIQUE (owner, user_id, name_key);

ALTER TABLE ONLY cristi.debts
    ADD CONSTRAINT debts_owner_user_id_debt_id_pk PRIMARY KEY (owner, user_id, debt_id);

ALTER TABLE ONLY cristi.month_totals
    ADD CONSTRAINT month_totals_owner_user_id_month_category_type_category_pk PRIMARY KEY (owner, user_id, month, category_type, category);

ALTER TABLE ONLY cristi.pending_writes
    ADD CONSTRAINT pending_writes_owner_user_id_thread_id_pk PRIMARY KEY (owner, user_id, thread_id);

ALTER TABLE ONLY cristi.purses
    ADD CONSTRAINT purses_owner_user_id_pk PRIMARY KEY (owner, user_id);

ALTER TABLE ONLY cristi.transactions
    ADD CONSTRAINT transactions_owner_user_id_transaction_id_pk PRIMARY KEY (owner, user_id, transaction_id);

ALTER TABLE ONLY finance.accounts
    ADD CONSTRAINT accounts_owner_account_id_pk PRIMARY KEY (owner, account_id);

ALTER TABLE ONLY finance.categories
    ADD CONSTRAINT categories_name UNIQUE (owner, name_key);

ALTER TABLE ONLY finance.categories
    ADD CONSTRAINT categories_owner_category_id_pk PRIMARY KEY (owner, category_id);

ALTER TABLE ONLY finance.imports
    ADD CONSTRAINT imports_owner_import_number_pk PRIMARY KEY (owner, import_number);

ALTER TABLE ONLY finance.ledgers
    ADD CONSTRAINT ledgers_pkey PRIMARY KEY (owner);

ALTER TABLE ONLY finance.month_totals
    ADD CONSTRAINT month_totals_owner_month_account_id_category_id_side_pk PRIMARY KEY (owner, month, account_id, category_id, side);

ALTER TABLE ONLY finance.replacements
    ADD CONSTRAINT replacements_owner_import_number_account_id_external_id_pk PRIMARY KEY (owner, import_number, account_id, external_id);

ALTER TABLE ONLY finance.transactions
    ADD CONSTRAINT transactions_pkey PRIMARY KEY (owner, booked_at, sequence) INCLUDE (amount, account_id, category_id);

ALTER TABLE ONLY planifi.accounts
    ADD CONSTRAINT accounts_owner_account_id_pk PRIMARY KEY (owner, account_id);

ALTER TABLE ONLY planifi.idempotency_records
    ADD CONSTRAINT idempotency_records_owner_key_pk PRIMARY KEY (owner, key);

ALTER TABLE ONLY planifi.movement_tags
    ADD CONSTRAINT movement_tags_owner_movement_id_tag_id_pk PRIMARY KEY (owner, movement_id, tag_id);

ALTER TABLE ONLY planifi.movements
    ADD CONSTRAINT movements_owner_movement_id_pk PRIMARY KEY (owner, movement_id);

ALTER TABLE ONLY planifi.tags
    ADD CONSTRAINT tags_one_a_key UNIQUE (owner, key);

ALTER TABLE ONLY planifi.tags
    ADD CONSTRAINT tags_owner_tag_id_pk PRIMARY KEY (owner, tag_id);

ALTER TABLE ONLY shared_split.households
    ADD CONSTRAINT households_pkey PRIMARY KEY (household_id);

ALTER TABLE ONLY shared_split.movements
    ADD CONSTRAINT movements_household_id_movement_id_pk PRIMARY KEY (household_id, movement_id);

ALTER TABLE ONLY shared_split.movements
    ADD CONSTRAINT movements_of_a_type UNIQUE (household_id, movement_id, type);

ALTER TABLE ONLY shared_split.recurrence_occurrences
    ADD CONSTRAINT occurrences_one_a_month UNIQUE (household_id, competence_month, recurrence_id);

ALTER TABLE ONLY shared_split.recurrence_occurrences
    ADD CONSTRAINT occurrences_one_a_movement UNIQUE (household_id, movement_id);

ALTER TABLE ONLY shared_split.participants
    ADD CONSTRAINT participants_household_id_participant_id_pk PRIMARY KEY (household_id, participant_id);

ALTER TABLE ONLY shared_split.recurrence_events
    ADD CONSTRAINT recurrence_events_household_id_sequence_pk PRIMARY KEY (household_id, sequence);

ALTER TABLE ONLY shared_split.recurrence_occurrences
    ADD CONSTRAINT recurrence_occurrences_household_id_occurrence_id_pk PRIMARY KEY (household_id, occurrence_id);

ALTER TABLE ONLY shared_split.recurrences
    ADD CONSTRAINT recurrences_household_id_recurrence_id_pk PRIMARY KEY (household_id, recurrence_id);

CREATE INDEX bank_balances_current ON cristi.bank_balances USING btree (owner, user_id, as_of_nanoseconds DESC, sequence DESC);

CREATE INDEX transactions_last ON cristi.transactions USING btree (owner, user_id, thread_id, created_at DESC, sequence DESC);

CREATE INDEX transactions_description_key ON finance.transactions USING gin (description_key finance.gin_trgm_ops) WITH (gin_pending_list_limit='262144');

CREATE UNIQUE INDEX transactions_external_id ON finance.transactions USING btree (owner, account_id, external_id) WHERE (external_id IS NOT NULL);

CREATE INDEX transactions_of_account ON finance.transactions USING btree (owner, account_id, booked_at, sequence) INCLUDE (amount, category_id);

CREATE INDEX transactions_of_amount ON finance.transactions USING btree (owner, amount) INCLUDE (booked_at, sequence, account_id, category_id);

CREATE INDEX transactions_of_category ON finance.transactions USING btree (owner, category_id, booked_at, sequence) INCLUDE (amount, account_id) WHERE (category_id IS NOT NULL);

CREATE INDEX idempotency_records_oldest ON planifi.idempotency_records USING btree (owner, created_at);

CREATE INDEX movements_of_an_account ON planifi.movements USING btree (owner, account_id, occurred_on DESC, created_at DESC, sequence DESC);

CREATE INDEX movements_of_an_owner ON planifi.movements USING btree (owner, occurred_on DESC, created_at DESC, sequence DESC);

CREATE INDEX events_of_a_recurrence ON shared_split.recurrence_events USING btree (household_id, recurrence_id, sequence);

CREATE UNIQUE INDEX movements_external_id ON shared_split.movements USING btree (household_id, competence_month, external_id, payer_id) WHERE (external_id IS NOT NULL);

CREATE INDEX movements_of_a_month ON shared_split.movements USING btree (household_id, competence_month, occurred_at DESC, created_at DESC, sequence DESC);

CREATE INDEX movements_refunds ON shared_split.movements USING btree (household_id, original_purchase_id) WHERE (original_purchase_id IS NOT NULL);

CREATE INDEX occurrences_of_a_recurrence ON shared_split.recurrence_occurrences USING btree (household_id, recurrence_id);

CREATE INDEX recurrences_newest ON shared_split.recurrences USING btree (household_id, created_at DESC, sequence DESC);

CREATE TRIGGER count_deleted AFTER DELETE ON finance.transactions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION finance.count_out_of_months();

CREATE TRIGGER count_inserted AFTER INSERT ON finance.transactions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION finance.count_into_months();

CREATE TRIGGER count_updated_1 AFTER UPDATE ON finance.transactions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION finance.count_into_months();

CREATE TRIGGER count_updated_2 AFTER UPDATE ON finance.transactions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION finance.count_out_of_months();

ALTER TABLE ONLY access.api_keys
    ADD CONSTRAINT api_keys_owner_id_owners_owner_id_fk FOREIGN KEY (owner_id) REFERENCES access.owners(owner_id);

ALTER TABLE ONLY access.subjects
    ADD CONSTRAINT subjects_owner_id_owners_owner_id_fk FOREIGN KEY (owner_id) REFERENCES access.owners(owner_id);

ALTER TABLE ONLY cristi.bank_balances
    ADD CONSTRAINT bank_balances_purse FOREIGN KEY (owner, user_id) REFERENCES cristi.purses(owner, user_id);

ALTER TABLE ONLY cristi.budgets
    ADD CONSTRAINT budgets_purse FOREIGN KEY (owner, user_id) REFERENCES cristi.purses(owner, user_id);

ALTER TABLE ONLY cristi.debts
    ADD CONSTRAINT debts_purse FOREIGN KEY (owner, user_id) REFERENCES cristi.purses(owner, user_id);

ALTER TABLE ONLY cristi.month_totals
    ADD CONSTRAINT month_totals_purse FOREIGN KEY (owner, user_id) REFERENCES cristi.purses(owner, user_id);

ALTER TABLE ONLY cristi.transactions
    ADD CONSTRAINT transactions_purse FOREIGN KEY (owner, user_id) REFERENCES cristi.purses(owner, user_id);

ALTER TABLE ONLY finance.accounts
    ADD CONSTRAINT accounts_owner_ledgers_owner_fk FOREIGN KEY (owner) REFERENCES finance.ledgers(owner);

ALTER TABLE ONLY finance.categories
    ADD CONSTRAINT categories_owner_ledgers_owner_fk FOREIGN KEY (owner) REFERENCES finance.ledgers(owner);

ALTER TABLE ONLY finance.imports
    ADD CONSTRAINT imports_owner_ledgers_owner_fk FOREIGN KEY (owner) REFERENCES finance.ledgers(owner);

ALTER TABLE ONLY finance.transactions
    ADD CONSTRAINT transactions_account FOREIGN KEY (owner, account_id) REFERENCES finance.accounts(owner, account_id);

ALTER TABLE ONLY planifi.movement_tags
    ADD CONSTRAINT movement_tags_movement FOREIGN KEY (owner, movement_id) REFERENCES planifi.movements(owner, movement_id);

ALTER TABLE ONLY planifi.movement_tags
    ADD CONSTRAINT movement_tags_tag FOREIGN KEY (owner, tag_id) REFERENCES planifi.tags(owner, tag_id);

ALTER TABLE ONLY planifi.movements
    ADD CONSTRAINT movements_account FOREIGN KEY (owner, account_id) REFERENCES planifi.accounts(owner, account_id);

ALTER TABLE ONLY shared_split.recurrence_events
    ADD CONSTRAINT events_actor FOREIGN KEY (household_id, actor_id) REFERENCES shared_split.participants(household_id, participant_id) ON UPDATE CASCADE;

ALTER TABLE ONLY shared_split.recurrence_events
    ADD CONSTRAINT events_occurrence FOREIGN KEY (household_id, occurrence_id) REFERENCES shared_split.recurrence_occurrences(household_id, occurrence_id);

ALTER TABLE ONLY shared_split.recurrence_events
    ADD CONSTRAINT events_recurrence FOREIGN KEY (household_id, recurrence_id) REFERENCES shared_split.recurrences(household_id, recurrence_id);

ALTER TABLE ONLY shared_split.movements
    ADD CONSTRAINT movements_original_purchase FOREIGN KEY (household_id, original_purchase_id, original_type) REFERENCES shared_split.movements(household_id, movement_id, type);

ALTER TABLE ONLY shared_split.movements
    ADD CONSTRAINT movements_payer FOREIGN KEY (household_id, payer_id) REFERENCES shared_split.participants(household_id, participant_id) ON UPDATE CASCADE;

ALTER TABLE ONLY shared_split.movements
    ADD CONSTRAINT movements_requested_by FOREIGN KEY (household_id, requested_by_id) REFERENCES shared_split.participants(household_id, participant_id) ON UPDATE CASCADE;

ALTER TABLE ONLY shared_split.recurrence_occurrences
    ADD CONSTRAINT occurrences_movement FOREIGN KEY (household_id, movement_id) REFERENCES shared_split.movements(household_id, movement_id);

ALTER TABLE ONLY shared_split.recurrence_occurrences
    ADD CONSTRAINT occurrences_recurrence FOREIGN KEY (household_id, recurrence_id) REFERENCES shared_split.recurrences(household_id, recurrence_id);

ALTER TABLE ONLY shared_split.participants
    ADD CONSTRAINT participants_household_id_households_household_id_fk FOREIGN KEY (household_id) REFERENCES shared_split.households(household_id);

ALTER TABLE ONLY shared_split.recurrences
    ADD CONSTRAINT recurrences_payer FOREIGN KEY (household_id, payer_id) REFERENCES shared_split.participants(household_id, participant_id) ON UPDATE CASCADE;

ALTER TABLE ONLY shared_split.recurrences
    ADD CONSTRAINT recurrences_requested_by FOREIGN KEY (household_id, requested_by_id) REFERENCES shared_split.participants(household_id, participant_id) ON UPDATE CASCADE;
