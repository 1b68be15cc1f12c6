-- CreateTable
CREATE TABLE "servers" (
    "id" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "left_at" TIMESTAMP(3),

    CONSTRAINT "servers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blocks" (
    "guild_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("guild_id","person_id")
);

-- CreateTable
CREATE TABLE "deeds" (
    "id" TEXT NOT NULL,
    "guild_id" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "actor" TEXT,
    "subject" TEXT,
    "data" TEXT NOT NULL,

    CONSTRAINT "deeds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "deeds_guild_id_at_idx" ON "deeds"("guild_id", "at");

-- CreateIndex
CREATE INDEX "deeds_actor_idx" ON "deeds"("actor");

-- CreateIndex
CREATE INDEX "deeds_subject_idx" ON "deeds"("subject");
