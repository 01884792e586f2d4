import { clsx } from 'clsx';
import { Bookmark, Heart, Sparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '#components/ui/button-style.ts';

const LISTS = [
  { list: 'picks', path: '/picks', Icon: Sparkles },
  { list: 'saved', path: '/saved', Icon: Bookmark },
  { list: 'likers', path: '/likes', Icon: Heart },
] as const;

/** The member's own lists of people, next to the search: icons on a phone, with their names on a wide screen. */
export function OwnLists({ prefix }: { prefix: string }) {
  const t = useTranslations('discovery.filters');
  return (
    <ul className="flex shrink-0 max-desk:-mr-2 desk:-mr-3 desk:gap-2">
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
