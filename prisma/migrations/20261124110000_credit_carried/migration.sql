-- CreateTable
CREATE TABLE "credit_carried" (
    "member_id" UUID NOT NULL,
    "bucket" "credit_bucket" NOT NULL,
    "total" INTEGER NOT NULL,

    CONSTRAINT "credit_carried_pkey" PRIMARY KEY ("member_id","bucket")
);

-- AddForeignKey
ALTER TABLE "credit_carried" ADD CONSTRAINT "credit_carried_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "credit_accounts"("member_id") ON DELETE RESTRICT ON UPDATE CASCADE;
