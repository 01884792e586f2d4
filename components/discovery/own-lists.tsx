import { clsx } from 'clsx';
import { Bookmark, Heart, Sparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '#components/ui/button-style.ts';

const LISTS = [
  { list: 'picks', path: '/picks', Icon: Sparkles },
  { list: 'saved', path: '/saved', Icon: Bookmark },
  { list: 'likers', path: '/likes', Icon: Heart },
] as const;

/** The member's own lists of people in the row of the filters: icons on a phone, with their names above its end on a wide screen. */
export function OwnLists({ prefix }: { prefix: string }) {
  const t = useTranslations('discovery.filters');
  return (
    <ul className="flex shrink-0 max-desk:-mx-1 lg:absolute lg:-right-3 lg:bottom-full lg:mb-5">
      {LISTS.map(({ list, path, Icon }) => (
        <li key={list}>
          <a
            href={`${prefix}${path}`}
            title={t(list)}
            className={clsx(
              buttonStyle({ variant: 'quiet', size: 'sm' }),
              'max-desk:w-11 max-desk:px-0',
            )}
          >
            <Icon aria-hidden="true" strokeWidth={1.75} />
            <span className="max-desk:sr-only">{t(list)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
