-- By hand: what the schema language cannot say.
ALTER TABLE chat_photos VALIDATE CONSTRAINT chat_photos_voice_whole;
