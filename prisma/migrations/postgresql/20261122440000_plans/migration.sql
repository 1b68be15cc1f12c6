-- CreateTable
CREATE TABLE "plans" (
    "table_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "plan" TEXT NOT NULL,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("table_id","person_id")
);

-- CreateIndex
CREATE INDEX "plans_person_id_idx" ON "plans"("person_id");

-- AddForeignKey
ALTER TABLE "plans" ADD CONSTRAINT "plans_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
