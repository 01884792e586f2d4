import type { Copy } from './copy.ts';
import { Paragraph } from './parts.tsx';
import type { MailTheme } from '#lib/mail/mail-theme.ts';

/** What somebody of the staff wrote beside a reason, line by line as they wrote it; nothing where they did not. */
export function StaffNote({ words, theme, t }: { words: string; theme: MailTheme; t: Copy }) {
  if (words === '') return null;
  return (
    <Paragraph theme={theme}>
      <strong>{t('restriction.added')}</strong>{' '}
      {words
        .split('\n')
        .flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]))}
    </Paragraph>
  );
}
