import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { FirstAnswer } from '#components/profile/first-answer.tsx';
import { SharedInterests } from '#components/profile/shared-interests.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { shortText } from './short-text.ts';

/** Number of characters up to which the text is shown large, like a quotation. */
const LARGE_TEXT_LIMIT = 150;

interface OwnWordsProps {
  profile: OtherProfile;
}

/** On a card of the stack: the text about the person and their first answer, which stands alone where there is no text. */
export function OwnWords({ profile }: OwnWordsProps) {
  const t = useTranslations('profile');
  const questions = useTranslations('answers.questions');
  const { about, profilePrompts: prompts } = profile;
  const only = about === '' ? prompts[0] : undefined;
  const text = only?.answer ?? shortText(about);
  return (
    <>
      <div className="grid grid-cols-1 gap-0.5 lg:gap-2">
        {only !== undefined && (
          <p className="truncate font-ui text-xs text-ink-soft lg:text-base lg:whitespace-normal">
            {questions(only.question)}
          </p>
        )}
        <p
          className={clsx(
            'text-sm [overflow-wrap:anywhere] max-lg:line-clamp-3 [@media(max-height:44rem)]:max-lg:line-clamp-1',
            text.length > LARGE_TEXT_LIMIT
              ? 'lg:text-xl lg:leading-relaxed'
              : 'lg:text-2xl lg:leading-snug',
          )}
        >
          {text === '' ? <span className="text-ink-soft">{t('noAbout')}</span> : text}
        </p>
      </div>
      <SharedInterests interests={profile.sharedInterests} className="text-xs lg:text-sm" />
      {only === undefined && (
        <FirstAnswer
          prompts={prompts}
          className="text-sm lg:text-lg [@media(max-height:44rem)]:max-lg:hidden"
        />
      )}
    </>
  );
}
