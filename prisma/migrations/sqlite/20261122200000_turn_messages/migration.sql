-- CreateTable
CREATE TABLE "turn_messages" (
    "table_id" TEXT NOT NULL,
    "turn_seq" INTEGER NOT NULL,
    "channel_id" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,

    PRIMARY KEY ("table_id", "turn_seq"),
    CONSTRAINT "turn_messages_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
