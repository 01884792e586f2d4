import { Layout } from './layout.tsx';
import { Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

/** What we have to tell to those who asked for it; the words are written for each occasion. */
export function News({ mail, t }: MailProps<'news'>) {
  const { look } = mail.brand;
  const { title, text, link } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={title} title={title}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <Paragraph key={paragraph} look={look}>
          {paragraph}
        </Paragraph>
      ))}
      <Press look={look} href={link}>
        {t('news.button')}
      </Press>
    </Layout>
  );
}
