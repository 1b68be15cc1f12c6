-- AlterTable
ALTER TABLE "seats" ADD COLUMN     "seated" BOOLEAN NOT NULL DEFAULT true;

-- Whoever did something at a table sat there.
INSERT INTO "seats" ("person_id", "table_id", "seated")
SELECT DISTINCT "actor", "table_id", false FROM "entries" WHERE "actor" IS NOT NULL
ON CONFLICT ("person_id", "table_id") DO NOTHING;
