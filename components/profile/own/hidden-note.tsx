import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';

interface HiddenNoteProps {
  by: 'unconfirmed' | 'no_place' | 'orientation_withdrawn' | 'paused' | 'incognito';
  prefix: string;
}

const LINKS = {
  unconfirmed: '/profile/security#address',
  no_place: null,
  orientation_withdrawn: '/profile/security#consents',
  paused: '/profile#visibility',
  incognito: '/profile#visibility',
} as const;

/** Why this profile cannot be found, and what changes that. */
export function HiddenNote({ by, prefix }: HiddenNoteProps) {
  const t = useTranslations('account.hidden');
  const path = LINKS[by];
  return (
    <div className="flex items-start gap-3 rounded-field bg-sunken px-4 py-3 text-sm">
      <EyeOff aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <div className="grid gap-0.5">
        <p className="font-semibold">{t(by === 'incognito' ? 'incognitoTitle' : 'title')}</p>
        <p>{t(by)}</p>
        {path !== null && (
          <a
            href={`${prefix}${path}`}
            className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
          >
            {t(`${by}Go`)}
          </a>
        )}
      </div>
    </div>
  );
}
