'use client';

import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { call } from '#lib/http/client/call.ts';

export const CONSENTS = ['terms1', 'terms2', 'terms3', 'terms4'] as const;
export type Consent = (typeof CONSENTS)[number];
export type Ticks = Readonly<Record<Consent, boolean>>;

interface ConsentBoxesProps {
  language: 'it' | 'es' | 'fr' | 'en';
  prefix: string;
  ticks: Ticks;
  onTick: (box: Consent, ticked: boolean) => void;
  say: (box: Consent) => string | undefined;
}

/** Links of a text open beside the form, in the language of the page. */
function linked(html: string, prefix: string): string {
  return html
    .replace(/^<p>|<\/p>$/g, '')
    .replaceAll('href="/', `target="_blank" rel="noopener" href="${prefix}/`);
}

/** The very words that a tick is recorded under, from the register of texts. Nothing is ticked before. */
export function ConsentBoxes({ language, prefix, ticks, onTick, say }: ConsentBoxesProps) {
  const t = useTranslations('accounts.signup');
  const texts = useSWR(
    ['consent-texts', language],
    () => call('GET /api/consents/texts', { query: { language } }),
    { revalidateOnFocus: false },
  );
  const { data } = texts;
  return (
    <fieldset className="grid gap-1" aria-busy={data === undefined}>
      <legend className="mb-1 font-ui font-semibold">{t('consents')}</legend>
      {texts.error !== undefined && data === undefined && (
        <p role="alert" className="text-sm text-danger">
          {t('consentsFailed')}
        </p>
      )}
      {CONSENTS.map((box) =>
        data === undefined ? (
          <Skeleton key={box} className="my-2 h-10" />
        ) : (
          <Checkbox
            key={box}
            id={`signup-${box}`}
            name={box}
            checked={ticks[box]}
            label={<span dangerouslySetInnerHTML={{ __html: linked(data[box].html, prefix) }} />}
            error={say(box)}
            onChange={(event) => {
              onTick(box, event.target.checked);
            }}
          />
        ),
      )}
    </fieldset>
  );
}
