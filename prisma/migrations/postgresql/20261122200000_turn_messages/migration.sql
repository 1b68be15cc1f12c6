-- CreateTable
CREATE TABLE "turn_messages" (
    "table_id" TEXT NOT NULL,
    "turn_seq" INTEGER NOT NULL,
    "channel_id" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,

    CONSTRAINT "turn_messages_pkey" PRIMARY KEY ("table_id","turn_seq")
);

-- AddForeignKey
ALTER TABLE "turn_messages" ADD CONSTRAINT "turn_messages_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
