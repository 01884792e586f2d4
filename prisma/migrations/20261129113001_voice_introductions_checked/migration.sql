-- By hand: what the schema language cannot say.
ALTER TABLE photos VALIDATE CONSTRAINT photos_voice_whole;
ALTER TABLE photos VALIDATE CONSTRAINT photos_voice_never_default;
