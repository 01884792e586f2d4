import { PrivateVoice } from '../private-voice.tsx';
import { PURPOSE } from './queue-item.ts';

interface DeskVoiceProps {
  place: 'profile' | 'chat';
  id: string;
  /** Whose it is. */
  label: string;
}

const PATHS = { profile: 'photos', chat: 'chat-photos' } as const;

/** A voice introduction or voice message of an item of the queue. */
export function DeskVoice({ place, id, label }: DeskVoiceProps) {
  const path = `/api/desk/queue/${PATHS[place]}/${id}/voice`;
  return <PrivateVoice path={path} purpose={PURPOSE} label={label} />;
}
