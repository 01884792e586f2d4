import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { PendingMark } from '#components/shell/pending-mark.tsx';

interface AccountNavProps {
  current: 'profile' | 'money' | 'security';
  prefix: string;
}

/** Navigation between the account's pages: profile, money and security. */
export function AccountNav({ current, prefix }: AccountNavProps) {
  const t = useTranslations('account.nav');
  const pages = [
    ['profile', '/profile'],
    ['money', '/profile/money'],
    ['security', '/profile/security'],
  ] as const;
  return (
    <nav aria-label={t('label')} className="border-b border-line">
      <ul className="flex gap-[clamp(1rem,5vw,2rem)] overflow-x-auto">
        {pages.map(([page, path]) => (
          <li key={page} className="shrink-0">
            <Link
              prefetch={false}
              href={`${prefix}${path}`}
              aria-current={page === current ? 'page' : undefined}
              className="relative flex min-h-12 min-w-11 items-center font-ui font-medium text-ink-soft no-underline transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current]:text-ink"
            >
              {t(page)}
              <PendingMark
                place="profile"
                current={page === current}
                className="inset-x-0 bottom-0"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
