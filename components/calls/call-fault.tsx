'use client';

import { MicOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import type { CallFault as Fault } from './call-session.ts';

const MICROPHONE = {
  refused: 'micRefused',
  missing: 'micMissing',
  unsupported: 'unsupported',
} as const;

interface CallFaultProps {
  fault: Fault;
  onRetry: () => void;
  onClose: () => void;
}

/** Why there is no call, and what helps. */
export function CallFault({ fault, onRetry, onClose }: CallFaultProps) {
  const t = useTranslations('calls');
  const errors = useErrorMessages();
  return (
    <div className="grid max-w-sm justify-items-center gap-4 text-center">
      <MicOff aria-hidden="true" strokeWidth={1.5} className="size-8 text-ink-soft" />
      <p role="alert">
        {fault.of === 'microphone' ? t(`failed.${MICROPHONE[fault.fault]}`) : errors(fault.code)}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {fault.of === 'microphone' && fault.fault !== 'unsupported' && (
          <Button onClick={onRetry}>{t('retry')}</Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
