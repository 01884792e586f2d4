import { z } from 'zod';

const copyText = (most = 400) => z.string().min(2).max(most);
const benefit = z.strictObject({ title: copyText(80), text: copyText() });

/**
 * What a brand says of itself in each language: `copy/<locale>.json`, the namespace `brand`. A brand may add
 * words of its own for its home, in every language alike.
 */
export const brandCopySchema = z.looseObject({
  /** As search engines and shared links show them. */
  title: copyText(60),
  description: copyText(155),
  headline: copyText(120),
  lead: copyText(),
  adults: copyText(),
  /** The three promises every brand keeps: people near, hosted profiles labelled, prices before paying. */
  near: benefit,
  labelled: benefit,
  priced: benefit,
  /** Headings. */
  reviews: copyText(80),
  faq: copyText(80),
  closing: benefit,
  /** The landing for broad advertisements. */
  ms: z.strictObject({ headline: copyText(120), lead: copyText() }),
});

export type BrandCopy = z.output<typeof brandCopySchema>;
