import type { Copy } from './copy.ts';
import { Paragraph } from './parts.tsx';
import type { MailTheme } from '#lib/mail/mail-theme.ts';

/** The note of a staff member beside a reason, line by line as written; nothing if it is empty. */
export function StaffNote({ details, theme, t }: { details: string; theme: MailTheme; t: Copy }) {
  if (details === '') return null;
  return (
    <Paragraph theme={theme}>
      <strong>{t('restriction.added')}</strong>{' '}
      {details
        .split('\n')
        .flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]))}
    </Paragraph>
  );
}
