-- AlterTable
ALTER TABLE "tables" ADD COLUMN "asked_in" TEXT;

-- CreateIndex
CREATE INDEX "tables_asked_in_idx" ON "tables"("asked_in");
