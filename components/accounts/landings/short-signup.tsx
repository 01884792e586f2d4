'use client';

import { welcomeHref } from '#components/onboarding/welcome-href.ts';
import type { Locale } from '#lib/brands/schema.ts';
import { withAttributionQuery } from '#lib/http/client/attribution-query.ts';
import { CompletionForm } from './completion-form.tsx';
import type { Invited } from './use-completion.ts';

interface ShortSignupProps {
  prefix: string;
  language: Locale;
  country: string;
  invited: Invited;
  /** Path on this site, parsed by the server. */
  target: string;
}

/** The short form on a page of its own. The steps after it lead to the target, with the attribution parameters of the address. */
export function ShortSignup({ target, ...form }: ShortSignupProps) {
  return (
    <CompletionForm
      {...form}
      onEntered={() => {
        const next = withAttributionQuery(target, window.location.search);
        window.location.assign(welcomeHref(form.prefix, next));
      }}
    />
  );
}
