'use client';

import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { ConsentText } from '#components/accounts/consent-text.tsx';
import { useRequest } from '#components/requests/use-request.ts';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { call } from '#lib/http/client/call.ts';

interface NewTermsProps {
  /** The text to be agreed to, from the register of texts, and its version. */
  terms: { readonly html: string; readonly readVersion: number };
  language: Locale;
  prefix: string;
}

/** Above a member's pages while they have not agreed to a new edition of the terms. It blocks nothing. */
export function NewTerms({ terms, language, prefix }: NewTermsProps) {
  const t = useTranslations('legal.again');
  const title = useId();
  const router = useRouter();
  const { pending, run } = useRequest();
  const accept = async (): Promise<void> => {
    const { readVersion } = terms;
    await call('POST /api/consents', {
      body: { purpose: 'terms', granted: true, language, readVersion },
    });
    showToast('success', { title: t('done') });
    router.refresh();
  };
  return (
    <section aria-labelledby={title} className="border-b border-line bg-sunken">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-5 gap-y-2 px-(--gutter) py-2.5 font-ui text-sm">
        <FileText aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={title} className="font-semibold">
            {t('title')}
          </h2>
          <p>{t('text')}</p>
          <p className="mt-1 [&_a]:underline">
            <ConsentText html={terms.html} prefix={prefix} />
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          onClick={() => {
            void run(accept);
          }}
        >
          {t('accept')}
        </Button>
      </div>
    </section>
  );
}
