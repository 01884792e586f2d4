import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { useLanguageName } from './use-language-name.ts';

/** Replaces a phone number that the server has hidden. */
const MASK = '•••';

interface ProfileDetailsProps {
  profile: OtherProfile;
  /** The card check, for a member who may not read phone numbers without it. */
  verifyHref: string | undefined;
}

/** What a profile says about itself, and its facts. */
export function ProfileDetails({ profile, verifyHref }: ProfileDetailsProps) {
  const t = useTranslations('profile');
  const answers = useTranslations('answers');
  const format = useFormatter();
  const nameOf = useLanguageName();
  const { about, lookingFor, height, spokenLanguages } = profile;
  const { work, study, children, smoking, drinking, sharedInterests } = profile;
  const { datingIntent, interests, profilePrompts } = profile;
  const hidden =
    verifyHref !== undefined &&
    [about, lookingFor, work, study, ...profilePrompts.map(({ answer }) => answer)].some((text) =>
      text.includes(MASK),
    );
  return (
    <>
      {/* That there is no text is said only where no answer stands in its place. */}
      {(about !== '' || profilePrompts.length === 0) && (
        <TextSection
          title={t('fields.about')}
          text={about === '' ? t('noAbout') : about}
          quiet={about === ''}
        />
      )}
      {lookingFor !== '' && <TextSection title={t('fields.lookingFor')} text={lookingFor} />}
      {profilePrompts.map(({ question, answer }) => (
        <TextSection key={question} title={answers(`questions.${question}`)} text={answer} />
      ))}
      {interests.length > 0 && (
        <section className="grid gap-2">
          <h2 className="font-ui text-sm font-semibold text-ink-soft">
            {answers('interestsTitle')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {interests.map((interest) => (
              <li
                key={interest}
                className={clsx(
                  'inline-flex items-center gap-1.5 rounded-full px-3.5 py-1.5 font-ui text-sm',
                  sharedInterests.includes(interest)
                    ? 'bg-accent-soft font-semibold text-on-accent-soft'
                    : 'bg-sunken',
                )}
              >
                {sharedInterests.includes(interest) && (
                  <Check aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
                )}
                {answers(`list.${interest}`)}
                {sharedInterests.includes(interest) && (
                  <span className="sr-only">{answers('shared.mark')}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hidden && (
        <p className="text-sm text-ink-soft">
          {t('phoneHidden')}{' '}
          <a href={verifyHref} className="font-semibold text-accent-ink underline">
            {t('verifyYours')}
          </a>
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 empty:hidden">
        {datingIntent !== null && (
          <Fact term={answers('intentTitle')} value={answers(`intents.${datingIntent}`)} />
        )}
        {profile.gender === 'nonbinary' && (
          <Fact term={answers('facts.gender')} value={answers('nonbinary')} />
        )}
        {work !== '' && <Fact term={answers('facts.work')} value={work} />}
        {study !== '' && <Fact term={answers('facts.study')} value={study} />}
        {children !== null && (
          <Fact term={answers('facts.children')} value={answers(`children.${children}`)} />
        )}
        {smoking !== null && (
          <Fact term={answers('facts.smoking')} value={answers(`smoking.${smoking}`)} />
        )}
        {drinking !== null && (
          <Fact term={answers('facts.drinking')} value={answers(`drinking.${drinking}`)} />
        )}
        {height !== null && (
          <Fact term={answers('facts.height')} value={answers('height', { cm: height })} />
        )}
        {spokenLanguages.length > 0 && (
          <Fact
            term={t('fields.spokenLanguages')}
            value={format.list(spokenLanguages.map(nameOf))}
          />
        )}
      </dl>
    </>
  );
}

function TextSection({
  title,
  text,
  quiet = false,
}: {
  title: string;
  text: string;
  quiet?: boolean;
}) {
  return (
    <section className="grid gap-1.5">
      <h2 className="font-ui text-sm font-semibold text-ink-soft">{title}</h2>
      <p
        className={
          quiet
            ? 'text-ink-soft'
            : 'max-w-prose text-lg whitespace-pre-line [overflow-wrap:anywhere]'
        }
      >
        {text}
      </p>
    </section>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd>{value}</dd>
    </>
  );
}
