-- AlterTable
ALTER TABLE "showings" ADD COLUMN "gone" BOOLEAN NOT NULL DEFAULT false;
