import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { PeerPicture } from '#components/media/peer-picture.tsx';

interface BadgedPictureProps {
  angelId: string;
  name: string;
  photo: string | null;
  /** The icon of what the peer did. */
  icon: LucideIcon;
  /** In a list, or smaller in a popup. */
  place: 'list' | 'popup';
}

/** A peer's picture, with an icon of what they did. */
export function BadgedPicture({ icon: Icon, place, ...peer }: BadgedPictureProps) {
  const small = place === 'popup';
  return (
    <span className="relative shrink-0">
      <PeerPicture {...peer} size={small ? 52 : 60} />
      <span
        aria-hidden="true"
        className={clsx(
          'absolute -right-1 -bottom-1 grid place-items-center rounded-full bg-accent text-on-accent ring-2',
          small ? 'size-6 ring-raised' : 'size-7 ring-surface',
        )}
      >
        <Icon strokeWidth={1.75} className={small ? 'size-3.5' : 'size-4'} />
      </span>
    </span>
  );
}
