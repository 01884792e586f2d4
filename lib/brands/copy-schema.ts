import { z } from 'zod';

const words = (most = 400) => z.string().min(2).max(most);
const benefit = z.strictObject({ title: words(80), text: words() });

/**
 * What a brand says of itself in each language: `copy/<locale>.json`, the namespace `brand`. A brand may add
 * words of its own for its home, in every language alike.
 */
export const brandCopySchema = z.looseObject({
  /** As search engines and shared links show them. */
  title: words(60),
  description: words(155),
  headline: words(120),
  lead: words(),
  adults: words(),
  /** The three promises every brand keeps: people near, hosted profiles labelled, prices before paying. */
  near: benefit,
  labelled: benefit,
  priced: benefit,
  /** Headings. */
  reviews: words(80),
  faq: words(80),
  closing: benefit,
  /** The landing for broad advertisements. */
  ms: z.strictObject({ headline: words(120), lead: words() }),
});

export type BrandCopy = z.output<typeof brandCopySchema>;
