-- AlterTable
ALTER TABLE "tables" ADD COLUMN     "ended" TEXT;

-- A table that was closed says so in its last entry that tells of what was done there; one that was played to its end
-- has no entry of its own for that.
UPDATE "tables" SET "ended" = CASE WHEN (
  SELECT "type" FROM "entries"
  WHERE "entries"."table_id" = "tables"."id" AND "type" <> 'forgotten'
  ORDER BY "seq" DESC LIMIT 1
) = 'closed' THEN 'closed' ELSE 'finished' END
WHERE "open_in" IS NULL;

-- CreateIndex
CREATE INDEX "tables_guild_id_open_in_idx" ON "tables"("guild_id", "open_in");
