-- AlterTable
ALTER TABLE "showings" ADD COLUMN "left_id" TEXT;
ALTER TABLE "showings" ADD COLUMN "left_seq" INTEGER;
