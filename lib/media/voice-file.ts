import { photoStore } from './photo-store.ts';

/** The file name of a voice message or a voice introduction; like a chat picture it is never in a public location. */
export function voiceName(objectKey: string): string {
  return `chat/${objectKey}.webm`;
}

export async function storeVoice(objectKey: string, audio: Uint8Array): Promise<void> {
  await photoStore().put(voiceName(objectKey), Buffer.from(audio), 'audio/webm');
}

/** Null when the recording was deleted. */
export function voice(objectKey: string): Promise<Buffer | null> {
  return photoStore().get(voiceName(objectKey));
}
