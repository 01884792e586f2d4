import { PrivatePicture } from '../private-picture.tsx';
import { PURPOSE } from './queue-item.ts';

interface DeskPictureProps {
  place: 'profile' | 'chat' | 'selfie';
  id: string;
  /** Text alternative of the picture. */
  alt: string;
  className?: string;
}

const PATHS = {
  profile: 'photos',
  chat: 'chat-photos',
  selfie: 'verifications',
} as const;

/** A picture of an item of the queue. */
export function DeskPicture({ place, id, ...shown }: DeskPictureProps) {
  const path = `/api/desk/queue/${PATHS[place]}/${id}/picture`;
  return <PrivatePicture path={path} purpose={PURPOSE} {...shown} />;
}
