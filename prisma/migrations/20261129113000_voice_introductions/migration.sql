-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "voice_ms" INTEGER,
ADD COLUMN     "waveform" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[];

-- By hand: what the schema language cannot say.
ALTER TABLE photos
  ADD CONSTRAINT photos_voice_whole CHECK (
    waveform IS NOT NULL AND (voice_ms IS NULL) = (cardinality(waveform) = 0)) NOT VALID,
  ADD CONSTRAINT photos_voice_never_default CHECK (voice_ms IS NULL OR NOT is_default) NOT VALID;
