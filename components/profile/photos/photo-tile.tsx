import { clsx } from 'clsx';
import { Clock, ImageOff, Star, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { OwnPhoto } from '#components/media/types.ts';
import { Badge } from '#components/ui/badge.tsx';

interface PhotoTileProps {
  photo: OwnPhoto;
  place: number;
  count: number;
  onOpen: () => void;
}

/** One of the member's photos; a press opens its actions. */
export function PhotoTile({ photo, place, count, onOpen }: PhotoTileProps) {
  const t = useTranslations('photos');
  const { state, isDefault, path } = photo;
  const states = state === 'approved' ? [] : [t(`state.${state}`)];
  const ariaLabel = [t('photo', { place, count }), ...(isDefault ? [t('main')] : []), ...states];
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={ariaLabel.join(', ')}
      className="photo-frame relative block w-full text-left focus-visible:outline-offset-4"
    >
      <span className="photo-crop block">
        {path === '' ? (
          <span className="absolute inset-0 grid place-items-center text-ink-soft">
            <ImageOff aria-hidden="true" strokeWidth={1.5} className="size-8" />
          </span>
        ) : (
          <img
            src={path}
            alt=""
            width={480}
            height={640}
            decoding="async"
            className={clsx(state === 'rejected' && 'opacity-45 grayscale')}
          />
        )}
      </span>
      <span className="absolute inset-x-1 bottom-2 flex flex-wrap justify-center gap-1">
        {isDefault && (
          <Badge tone="second" className="px-1.5 whitespace-nowrap">
            <Star aria-hidden="true" strokeWidth={1.75} />
            {t('main')}
          </Badge>
        )}
        {state === 'pending' && (
          <Badge tone="neutral" className="px-1.5 whitespace-nowrap">
            <Clock aria-hidden="true" strokeWidth={1.75} />
            {t('state.pending')}
          </Badge>
        )}
        {state === 'rejected' && (
          <Badge tone="danger" className="px-1.5 whitespace-nowrap">
            <TriangleAlert aria-hidden="true" strokeWidth={1.75} />
            {t('state.rejected')}
          </Badge>
        )}
      </span>
    </button>
  );
}
