import type { Copy } from './copy.ts';
import { Paragraph } from './parts.tsx';
import type { MailLook } from '#lib/mail/brand-look.ts';

/** What somebody of the staff wrote beside a reason, line by line as they wrote it; nothing where they did not. */
export function AddedWords({ words, look, t }: { words: string; look: MailLook; t: Copy }) {
  if (words === '') return null;
  return (
    <Paragraph look={look}>
      <strong>{t('restriction.added')}</strong>{' '}
      {words
        .split('\n')
        .flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]))}
    </Paragraph>
  );
}
