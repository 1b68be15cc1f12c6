-- AlterTable
ALTER TABLE "tables" ADD COLUMN "counted" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "results" (
    "table_id" TEXT NOT NULL,
    "guild_id" TEXT,
    "ended_at" TIMESTAMP(3) NOT NULL,
    "players" INTEGER NOT NULL,
    "data" TEXT NOT NULL,

    CONSTRAINT "results_pkey" PRIMARY KEY ("table_id")
);

-- CreateTable
CREATE TABLE "result_people" (
    "table_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "guild_id" TEXT,
    "ended_at" TIMESTAMP(3) NOT NULL,
    "outcome" TEXT NOT NULL,
    "achievements" TEXT NOT NULL,

    CONSTRAINT "result_people_pkey" PRIMARY KEY ("table_id","person_id")
);

-- CreateTable
CREATE TABLE "standings" (
    "guild_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "rating" INTEGER NOT NULL,
    "ranked" BOOLEAN NOT NULL,
    "data" TEXT NOT NULL,

    CONSTRAINT "standings_pkey" PRIMARY KEY ("guild_id","person_id")
);

-- CreateTable
CREATE TABLE "guild_results" (
    "guild_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "folded_at" TIMESTAMP(3),
    "data" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "guild_results_pkey" PRIMARY KEY ("guild_id")
);

-- CreateIndex
CREATE INDEX "results_guild_id_ended_at_idx" ON "results"("guild_id", "ended_at");

-- CreateIndex
CREATE INDEX "results_guild_id_players_ended_at_idx" ON "results"("guild_id", "players", "ended_at");

-- CreateIndex
CREATE INDEX "result_people_person_id_ended_at_idx" ON "result_people"("person_id", "ended_at");

-- CreateIndex
CREATE INDEX "standings_guild_id_ranked_rating_idx" ON "standings"("guild_id", "ranked", "rating");

-- CreateIndex
CREATE INDEX "tables_counted_closed_at_idx" ON "tables"("counted", "closed_at");

-- AddForeignKey
ALTER TABLE "results" ADD CONSTRAINT "results_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "result_people" ADD CONSTRAINT "result_people_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
