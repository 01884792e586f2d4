import { useFormatter, useTranslations } from 'next-intl';
import { FormNote } from '#components/accounts/form-note.tsx';
import type { DeclarationKind } from './said.ts';

interface ReceivedProps {
  kind: DeclarationKind;
  reference: string;
  receivedAt: string;
  email: string;
  timeZone: string;
}

/** The receipt on the page: reference, date and time. The mail contains the same. */
export function Received({ kind, reference, receivedAt, email, timeZone }: ReceivedProps) {
  const t = useTranslations('rights');
  const format = useFormatter();
  const at = format.dateTime(new Date(receivedAt), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <FormNote title={t(`${kind}.done`)}>
      <p>
        {t.rich('received.reference', {
          reference,
          at,
          strong: (part) => <strong className="text-ink tabular-nums">{part}</strong>,
        })}
      </p>
      <p className="wrap-anywhere">{t('received.mailed', { email })}</p>
    </FormNote>
  );
}
