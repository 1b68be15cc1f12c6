-- Versions before this one kept, with a game that people were asked to play again, the ids of all who had played before it.
-- Who of them never came is to be found when they want to be forgotten.
INSERT INTO "seats" ("person_id", "table_id", "seated", "invited")
SELECT DISTINCT "former"."id"[1], "opened"."table_id", false, true
FROM "entries" AS "opened",
    regexp_matches(substring("opened"."data" FROM '"formerGame":\{"people":\[([^\]]*)\]'), '"([0-9]+)"', 'g') AS "former"("id")
WHERE "opened"."type" = 'opened'
ON CONFLICT ("person_id", "table_id") DO NOTHING;
