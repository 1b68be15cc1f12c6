-- AlterTable
ALTER TABLE "tables" ADD COLUMN "computer_due" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "tables_computer_due_idx" ON "tables"("computer_due");
