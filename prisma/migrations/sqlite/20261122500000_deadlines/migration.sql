-- CreateTable
CREATE TABLE "deadlines" (
    "table_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "due_at" DATETIME NOT NULL,

    PRIMARY KEY ("table_id", "kind"),
    CONSTRAINT "deadlines_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "deadlines_due_at_idx" ON "deadlines"("due_at");
