'use client';

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

/** The short form on a page of its own. The attribution parameters of its address are carried to the next page. */
export function ShortSignup({ target, ...form }: ShortSignupProps) {
  return (
    <CompletionForm
      {...form}
      onEntered={() => {
        window.location.assign(withAttributionQuery(target, window.location.search));
      }}
    />
  );
}
