'use client';

import { clsx } from 'clsx';
import { Mic, MicOff, PhoneOff, Video, VideoOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface ControlProps {
  label: string;
  icon: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
  danger?: boolean;
  onPress: () => void;
}

/** A round button with its name below it: on a phone at the ear a symbol alone is not enough. */
function Control({
  label,
  icon,
  pressed,
  disabled = false,
  danger = false,
  onPress,
}: ControlProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      aria-pressed={pressed}
      onClick={onPress}
      className="grid w-24 justify-items-center gap-1.5 rounded-control font-ui text-xs leading-tight outline-offset-4 disabled:opacity-50"
    >
      <span
        className={clsx(
          'grid size-14 place-items-center rounded-full [&>svg]:size-6',
          danger && 'bg-danger text-on-danger',
          !danger && (pressed === true ? 'bg-accent text-on-accent' : 'bg-sunken text-ink'),
        )}
      >
        {icon}
      </span>
      {label}
    </button>
  );
}

interface CallControlsProps {
  muted: boolean;
  shows: boolean;
  /** The call is answered: a picture can be shown. */
  answered: boolean;
  pending: boolean;
  onMute: () => void;
  onPicture: () => void;
  onEnd: () => void;
}

export function CallControls(props: CallControlsProps) {
  const { muted, shows, answered, pending, onMute, onPicture, onEnd } = props;
  const t = useTranslations('calls');
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Control
        label={t(muted ? 'unmute' : 'mute')}
        pressed={muted}
        icon={muted ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
        onPress={onMute}
      />
      <Control
        label={t(shows ? 'hidePicture' : 'showPicture')}
        pressed={shows}
        disabled={!answered || pending}
        icon={shows ? <VideoOff aria-hidden="true" /> : <Video aria-hidden="true" />}
        onPress={onPicture}
      />
      <Control
        danger
        label={t(answered ? 'hangUp' : 'cancel')}
        icon={<PhoneOff aria-hidden="true" />}
        onPress={onEnd}
      />
    </div>
  );
}
