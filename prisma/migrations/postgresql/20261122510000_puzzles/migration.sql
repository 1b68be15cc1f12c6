-- CreateTable
CREATE TABLE "puzzle_attempts" (
    "day" INTEGER NOT NULL,
    "person_id" TEXT NOT NULL,
    "guild_id" TEXT,
    "data" TEXT NOT NULL,

    CONSTRAINT "puzzle_attempts_pkey" PRIMARY KEY ("day","person_id")
);

-- CreateIndex
CREATE INDEX "puzzle_attempts_day_guild_id_idx" ON "puzzle_attempts"("day", "guild_id");

-- CreateIndex
CREATE INDEX "puzzle_attempts_person_id_idx" ON "puzzle_attempts"("person_id");
