import { useTranslations } from 'next-intl';
import { VoicePlayer } from '#components/media/voice/voice-player.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';

/** The voice introduction of a profile; nothing without one. */
export function Introduction({ profile }: { profile: OtherProfile }) {
  const t = useTranslations('profile.introduction');
  const { introduction, screenName: name } = profile;
  if (!introduction) return null;
  const { path, ...voice } = introduction;
  return (
    <section className="grid gap-1.5">
      <h2 className="font-ui text-sm font-semibold text-ink-soft">{t('title')}</h2>
      <VoicePlayer
        src={path}
        voice={voice}
        label={t('label', { name })}
        className="bg-sunken text-ink"
      />
    </section>
  );
}
