-- CreateTable
CREATE TABLE "tables" (
    "id" TEXT NOT NULL,
    "guild_id" TEXT,
    "channel_id" TEXT NOT NULL,
    "open_in" TEXT,
    "solo" BOOLEAN NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMP(3),

    CONSTRAINT "tables_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "entries" (
    "table_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT,
    "type" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "interaction_id" TEXT,

    CONSTRAINT "entries_pkey" PRIMARY KEY ("table_id","seq")
);

-- CreateTable
CREATE TABLE "snapshots" (
    "table_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "state" TEXT NOT NULL,

    CONSTRAINT "snapshots_pkey" PRIMARY KEY ("table_id")
);

-- CreateTable
CREATE TABLE "boxes" (
    "hash" TEXT NOT NULL,
    "data" TEXT NOT NULL,

    CONSTRAINT "boxes_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "seats" (
    "person_id" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,

    CONSTRAINT "seats_pkey" PRIMARY KEY ("person_id","table_id")
);

-- CreateTable
CREATE TABLE "showings" (
    "table_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "message_id" TEXT,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "settled" BOOLEAN NOT NULL DEFAULT false,
    "publisher" TEXT,
    "lease_until" TIMESTAMP(3),

    CONSTRAINT "showings_pkey" PRIMARY KEY ("table_id","channel_id")
);

-- CreateTable
CREATE TABLE "people" (
    "id" TEXT NOT NULL,
    "profile" TEXT NOT NULL,

    CONSTRAINT "people_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "tables_open_in_key" ON "tables"("open_in");

-- CreateIndex
CREATE INDEX "seats_table_id_idx" ON "seats"("table_id");

-- CreateIndex
CREATE INDEX "showings_settled_idx" ON "showings"("settled");

-- AddForeignKey
ALTER TABLE "entries" ADD CONSTRAINT "entries_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seats" ADD CONSTRAINT "seats_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "showings" ADD CONSTRAINT "showings_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
