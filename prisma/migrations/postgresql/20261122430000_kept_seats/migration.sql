-- AlterTable
ALTER TABLE "seats" ADD COLUMN "invited" BOOLEAN NOT NULL DEFAULT false;
