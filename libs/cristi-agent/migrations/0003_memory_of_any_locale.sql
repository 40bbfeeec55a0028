-- 0001 folded stored descriptions by the rules of the database's locale. "C" of PostgreSQL 15 and 16 knows only the letters
-- of English: `ЁЛКА` was learnt as nothing, `Smørrebrød` as `sm rrebr d`. Where that is the locale they are folded again.
WITH "folded" AS (
	SELECT "owner", "user_id", "transaction_id", string_agg("part"."word", ' ' ORDER BY "part"."position") AS "words"
	FROM "cristi"."transactions",
		regexp_split_to_table(
			lower(regexp_replace(normalize("description", NFD), '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F]', '', 'g') COLLATE "und-x-icu"),
			'[^[:alpha:]\u2190-\u21FF\u2300-\u27BF\u2B00-\u2BFF\U0001F000-\U0001FAFF]+'
		) WITH ORDINALITY AS "part"("word", "position")
	WHERE lower('Ё') <> 'ё' AND "description" ~ '[^\u0001-\u007F]'
		AND "part"."word" <> '' AND "part"."word" <> ALL (string_to_array('en de del por para el la los las un una unos unas on for at in of the a an to con y que from x d and', ' '))
	GROUP BY "owner", "user_id", "transaction_id"
), "corrected" AS (
	UPDATE "cristi"."transactions" AS "stored" SET "learnt_description" = "folded"."words"
	FROM "folded"
	WHERE "stored"."owner" = "folded"."owner" AND "stored"."user_id" = "folded"."user_id" AND "stored"."transaction_id" = "folded"."transaction_id"
		AND "stored"."learnt_description" IS DISTINCT FROM "folded"."words" COLLATE "C"
	RETURNING "stored".*
), "removed" AS (
	DELETE FROM "cristi"."learnt_words" AS "learnt" USING "corrected"
	WHERE "learnt"."owner" = "corrected"."owner" AND "learnt"."user_id" = "corrected"."user_id" AND "learnt"."transaction_id" = "corrected"."transaction_id"
		AND "learnt"."word" <> ALL (string_to_array("corrected"."learnt_description", ' '))
)
INSERT INTO "cristi"."learnt_words" ("owner", "user_id", "type", "word", "learnt_order", "transaction_id")
SELECT DISTINCT "owner", "user_id", "type", "part"."word", coalesce("edited_sequence", "sequence"), "transaction_id"
FROM "corrected", regexp_split_to_table("learnt_description", ' ') AS "part"("word")
WHERE "learn" AND char_length("part"."word") BETWEEN 4 AND 64
ON CONFLICT DO NOTHING;
