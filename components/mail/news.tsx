import { Layout } from './layout.tsx';
import { Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

/** News for members who subscribed to it; the text is written for each mailing. */
export function News({ mail, t }: MailProps<'news'>) {
  const { theme } = mail.brand;
  const { title, text, link } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={title} title={title}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <Paragraph key={paragraph} theme={theme}>
          {paragraph}
        </Paragraph>
      ))}
      <Press theme={theme} href={link}>
        {t('news.button')}
      </Press>
    </Layout>
  );
}
