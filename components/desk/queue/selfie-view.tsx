import { humanize } from '#lib/desk/plain/code-text.ts';
import { Pill } from '#components/desk/pill.tsx';
import { DeskPicture } from './desk-picture.tsx';
import type { SelfieItem } from './queue-item.ts';

/** A selfie beside the main photo that it is compared with, and the pose that was asked. */
export function SelfieView({ item }: { item: SelfieItem }) {
  const { id, photoId, pose, disputed, who } = item;
  const picture = 'size-full min-h-0 object-contain';
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-2 p-2">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span>
          Pose: <strong>{humanize(pose)}</strong>
        </span>
        {disputed && <Pill tone="bad">two results</Pill>}
      </p>
      <div className="grid min-h-0 grid-cols-2 gap-2">
        <figure className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-1 text-center text-xs">
          <DeskPicture place="selfie" id={id} alt={`Selfie of ${who.name}`} className={picture} />
          <figcaption>Selfie</figcaption>
        </figure>
        <figure className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-1 text-center text-xs">
          {photoId === null ? (
            <span className="grid place-items-center text-ink-soft">No approved main photo</span>
          ) : (
            <DeskPicture
              place="profile"
              id={photoId}
              alt={`Main photo of ${who.name}`}
              className={picture}
            />
          )}
          <figcaption>Main photo</figcaption>
        </figure>
      </div>
    </div>
  );
}
