-- CreateTable
CREATE TABLE "lookings" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guild_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "message_id" TEXT,
    "revision" INTEGER NOT NULL,
    "due_at" DATETIME NOT NULL,
    "data" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "lookings_due_at_idx" ON "lookings"("due_at");

-- CreateIndex
CREATE INDEX "lookings_guild_id_idx" ON "lookings"("guild_id");
