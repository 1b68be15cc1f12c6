-- CreateTable
CREATE TABLE "followers" (
    "table_id" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "looked_seq" INTEGER NOT NULL DEFAULT 0,
    "claimant" TEXT,
    "claimed_until" DATETIME,

    PRIMARY KEY ("table_id", "target"),
    CONSTRAINT "followers_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "followers_target_idx" ON "followers"("target");

-- CreateIndex
CREATE INDEX "followers_person_id_idx" ON "followers"("person_id");
