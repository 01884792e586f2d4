-- AlterTable
ALTER TABLE "chat_photos" ADD COLUMN     "voice_ms" INTEGER,
ADD COLUMN     "waveform" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[];

-- By hand: what the schema language cannot say.
ALTER TABLE chat_photos
  ADD CONSTRAINT chat_photos_voice_whole CHECK (
    waveform IS NOT NULL AND (voice_ms IS NULL) = (cardinality(waveform) = 0)) NOT VALID;
