'use client';

import { MicOff, PhoneMissed, PhoneOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import type { CallFault as Fault } from './call-session.ts';
import { useTone } from './use-tone.ts';

const MICROPHONE = {
  refused: 'micRefused',
  missing: 'micMissing',
  unsupported: 'unsupported',
} as const;

const ICONS = { microphone: MicOff, server: PhoneOff, unanswered: PhoneMissed } as const;

interface CallFaultProps {
  fault: Fault;
  name: string;
  onRetry: () => void;
  onClose: () => void;
}

/** Why there is no call, and what helps. */
export function CallFault({ fault, name, onRetry, onClose }: CallFaultProps) {
  const t = useTranslations('calls');
  const errors = useErrorMessages();
  const Icon = ICONS[fault.of];
  const isRepeatable = fault.of === 'unanswered' || fault.of === 'microphone';
  useTone(fault.of === 'microphone' ? null : 'unanswered');
  const text = (): string => {
    if (fault.of === 'microphone') return t(`failed.${MICROPHONE[fault.fault]}`);
    return fault.of === 'server' ? errors(fault.code) : t(`over.${fault.reason}`, { name });
  };
  return (
    <div className="grid max-w-sm justify-items-center gap-4 px-6 text-center">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-8 text-ink-soft" />
      <p role="alert">{text()}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {isRepeatable && !(fault.of === 'microphone' && fault.fault === 'unsupported') && (
          <Button onClick={onRetry}>{t(fault.of === 'unanswered' ? 'callAgain' : 'retry')}</Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
