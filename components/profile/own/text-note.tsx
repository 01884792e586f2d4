import { CircleAlert, Hourglass } from 'lucide-react';
import { useTranslations } from 'next-intl';

interface TextNoteProps {
  state: 'pending' | 'approved' | 'rejected';
  /** Why the text was refused: one of the moderators' reason codes. */
  reason: string | null;
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
}

/** The moderation state of the member's text, and how to object. */
export function TextNote({ state, reason, prefix }: TextNoteProps) {
  const t = useTranslations('account.profileText');
  if (state === 'approved') return null;
  const refused = state === 'rejected';
  const why =
    reason !== null && t.has(`reasons.${reason}`) ? t(`reasons.${reason}`) : t('refusedHow');
  const Icon = refused ? CircleAlert : Hourglass;
  return (
    <div
      className={
        refused
          ? 'flex items-start gap-3 rounded-field bg-danger-soft px-4 py-3 text-sm text-on-danger-soft'
          : 'flex items-start gap-3 rounded-field bg-sunken px-4 py-3 text-sm'
      }
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <div className="grid gap-0.5">
        <p className="font-semibold">{t(refused ? 'refused' : 'waiting')}</p>
        <p>{refused ? why : t('waitingHow')}</p>
        {refused && (
          <a
            href={`${prefix}/contactUs`}
            className="justify-self-start py-1 underline underline-offset-4"
          >
            {t('object')}
          </a>
        )}
      </div>
    </div>
  );
}
