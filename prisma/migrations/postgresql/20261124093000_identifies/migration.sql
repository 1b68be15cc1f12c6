-- CreateTable
CREATE TABLE "identifies" (
    "bucket" INTEGER NOT NULL,
    "free_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "identifies_pkey" PRIMARY KEY ("bucket")
);
