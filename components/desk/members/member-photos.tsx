import { MemberPhoto } from './member-photo.tsx';
import type { MemberData } from './member-data.ts';
import type { Whom } from './use-pages.ts';

interface MemberPhotosProps {
  photos: MemberData['photos'];
  whom: Whom;
  again: () => void;
}

/** All photos with their states, including those that only the member sees. */
export function MemberPhotos({ photos, whom, again }: MemberPhotosProps) {
  if (photos.length === 0) return <p className="mt-4 text-sm text-ink-soft">No photos.</p>;
  return (
    <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3" aria-label="Photos">
      {photos.map((photo) => (
        <li key={photo.id}>
          <MemberPhoto photo={photo} whom={whom} again={again} />
        </li>
      ))}
    </ul>
  );
}
