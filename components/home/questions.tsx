import { useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { firstQuestions } from './first-questions.ts';

const SHOWN = 5;

interface QuestionsProps {
  /** The published FAQ. */
  html: string;
  prefix: string;
}

/** The most common questions; they open without any script. */
export function Questions({ html, prefix }: QuestionsProps) {
  const t = useTranslations('home');
  return (
    <div>
      {firstQuestions(html, SHOWN).map(({ question, answer }) => (
        <Disclosure
          key={question}
          title={<span className="text-lg" dangerouslySetInnerHTML={{ __html: question }} />}
        >
          <div
            className="legal-text max-w-prose text-ink-soft"
            dangerouslySetInnerHTML={{
              __html: answer.replaceAll('href="/', `href="${prefix}/`),
            }}
          />
        </Disclosure>
      ))}
      <a
        href={`${prefix}/legal/faq`}
        className="mt-4 inline-flex min-h-11 items-center font-ui font-semibold underline underline-offset-4"
      >
        {t('faqMore')}
      </a>
    </div>
  );
}
