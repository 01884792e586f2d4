-- AlterEnum
ALTER TYPE "report_consequence" ADD VALUE 'warning' AFTER 'disabled';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.

ALTER TYPE "report_reason" ADD VALUE 'hate' AFTER 'harassment';
ALTER TYPE "report_reason" ADD VALUE 'solicitation' AFTER 'scam';
ALTER TYPE "report_reason" ADD VALUE 'impersonation' AFTER 'fake';

-- By hand: what the schema language cannot say.
ALTER TABLE member_measures
  DROP CONSTRAINT member_measures_reason_known,
  ADD CONSTRAINT member_measures_reason_known CHECK (
    CASE kind
      WHEN 'text' THEN reason IN ('insult', 'sexual', 'minor', 'contact_details', 'advertising', 'impersonation')
      WHEN 'reactivation' THEN reason IN ('own_request', 'objection', 'mistake', 'settled')
      ELSE reason IN ('fake', 'impersonation', 'scam', 'solicitation', 'harassment', 'hate', 'sexual', 'threat',
                      'minor', 'other')
    END) NOT VALID;
