-- CreateTable
CREATE TABLE "notices" (
    "table_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "via" TEXT NOT NULL,
    "due_at" DATETIME NOT NULL,
    "sent_at" DATETIME,
    "problem" TEXT,
    "claimant" TEXT,
    "claimed_until" DATETIME,

    PRIMARY KEY ("table_id", "person_id", "kind", "seq"),
    CONSTRAINT "notices_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "notices_sent_at_due_at_idx" ON "notices"("sent_at", "due_at");

-- CreateIndex
CREATE INDEX "notices_person_id_idx" ON "notices"("person_id");
