-- CreateTable
CREATE TABLE "identifies" (
    "bucket" INTEGER NOT NULL PRIMARY KEY,
    "free_at" DATETIME NOT NULL
);
