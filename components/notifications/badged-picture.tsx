import type { LucideIcon } from 'lucide-react';
import { PeerPicture } from '#components/media/peer-picture.tsx';

interface BadgedPictureProps {
  angelId: string;
  name: string;
  photo: string | null;
  /** The icon of what the peer did. */
  icon: LucideIcon;
}

/** A peer's picture in a popup, with an icon of what they did. */
export function BadgedPicture({ icon: Icon, ...peer }: BadgedPictureProps) {
  return (
    <span className="relative shrink-0">
      <PeerPicture {...peer} size={60} />
      <span
        aria-hidden="true"
        className="absolute -right-1 -bottom-1 grid size-7 place-items-center rounded-full bg-accent text-on-accent ring-2 ring-raised"
      >
        <Icon strokeWidth={1.75} className="size-4" />
      </span>
    </span>
  );
}
