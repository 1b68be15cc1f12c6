-- Versions before this one kept, with a game that people were asked to play again, the ids of all who had played before it.
-- Who of them never came is to be found when they want to be forgotten.
INSERT INTO "seats" ("person_id", "table_id", "seated", "invited")
SELECT DISTINCT "former"."value", "opened"."table_id", false, true
FROM (
    SELECT "table_id", CASE WHEN json_valid("data") THEN "data" ELSE '{}' END AS "data"
    FROM "entries" WHERE "type" = 'opened' AND "data" LIKE '%"formerGame"%'
) AS "opened", json_each("opened"."data", '$.formerGame.people') AS "former"
WHERE "former"."value" GLOB '[0-9]*'
ON CONFLICT ("person_id", "table_id") DO NOTHING;
