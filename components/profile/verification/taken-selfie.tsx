import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';

interface TakenSelfieProps {
  src: string;
  className: string;
  sending: boolean;
  onSend: () => void;
  onRetake: () => void;
}

/** The selfie before it is sent. Takes the focus, because the button that was pressed is gone. */
export function TakenSelfie({ src, className, sending, onSend, onRetake }: TakenSelfieProps) {
  const t = useTranslations('verification');
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    send.current?.focus();
  }, []);
  return (
    <>
      <img src={src} alt={t('yours')} className={className} />
      <div className="flex flex-wrap gap-3">
        <Button ref={send} pending={sending} onClick={onSend}>
          {t('send')}
        </Button>
        <Button variant="secondary" onClick={onRetake}>
          {t('retake')}
        </Button>
      </div>
    </>
  );
}
