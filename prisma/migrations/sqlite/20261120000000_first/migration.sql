-- CreateTable
CREATE TABLE "tables" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guild_id" TEXT,
    "channel_id" TEXT NOT NULL,
    "open_in" TEXT,
    "solo" BOOLEAN NOT NULL,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" DATETIME
);

-- CreateTable
CREATE TABLE "entries" (
    "table_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT,
    "type" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "interaction_id" TEXT,

    PRIMARY KEY ("table_id", "seq"),
    CONSTRAINT "entries_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "snapshots" (
    "table_id" TEXT NOT NULL PRIMARY KEY,
    "seq" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    CONSTRAINT "snapshots_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "boxes" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "data" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "seats" (
    "person_id" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,

    PRIMARY KEY ("person_id", "table_id"),
    CONSTRAINT "seats_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "showings" (
    "table_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "message_id" TEXT,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "settled" BOOLEAN NOT NULL DEFAULT false,
    "publisher" TEXT,
    "lease_until" DATETIME,

    PRIMARY KEY ("table_id", "channel_id"),
    CONSTRAINT "showings_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "people" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "profile" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "tables_open_in_key" ON "tables"("open_in");

-- CreateIndex
CREATE INDEX "seats_table_id_idx" ON "seats"("table_id");

-- CreateIndex
CREATE INDEX "showings_settled_idx" ON "showings"("settled");
