-- AlterTable
ALTER TABLE "tables" ADD COLUMN "card_channel_id" TEXT;

-- CreateIndex
CREATE INDEX "tables_card_channel_id_idx" ON "tables"("card_channel_id");
