-- CreateTable
CREATE TABLE "servers" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "data" TEXT NOT NULL,
    "left_at" DATETIME
);

-- CreateTable
CREATE TABLE "blocks" (
    "guild_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,

    PRIMARY KEY ("guild_id", "person_id")
);

-- CreateTable
CREATE TABLE "deeds" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guild_id" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "actor" TEXT,
    "subject" TEXT,
    "data" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "deeds_guild_id_at_idx" ON "deeds"("guild_id", "at");

-- CreateIndex
CREATE INDEX "deeds_actor_idx" ON "deeds"("actor");

-- CreateIndex
CREATE INDEX "deeds_subject_idx" ON "deeds"("subject");
