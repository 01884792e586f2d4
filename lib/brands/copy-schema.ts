import { z } from 'zod';

const copyText = (most = 400) => z.string().min(2).max(most);
const benefit = z.strictObject({ title: copyText(80), text: copyText() });

/**
 * A brand's own copy in one language: `copy/<locale>.json`, read as the namespace `brand`. A brand may add
 * keys for its home page, the same ones in every language.
 */
export const brandCopySchema = z.looseObject({
  /** Title and description shown by search engines and link previews. */
  title: copyText(60),
  description: copyText(155),
  headline: copyText(120),
  lead: copyText(),
  adults: copyText(),
  /** The heading above the drawn people. */
  people: copyText(80),
  /** The heading and text beside the conversation, and its messages: the peer's, the member's, the peer's again. */
  thread: benefit,
  chat: z.strictObject({
    first: copyText(120),
    reply: copyText(120),
    last: copyText(120),
  }),
  /** The three promises every brand makes: people nearby, labelled hosted profiles, prices shown before payment. */
  near: benefit,
  labelled: benefit,
  priced: benefit,
  /** Above the title of a match: the brand’s own sentence for two who chose each other. */
  moment: copyText(60),
  /** The heading of the page for an address that has none, below the plain words for it. */
  missing: copyText(60),
  /** Headings. */
  reviews: copyText(80),
  faq: copyText(80),
  closing: benefit,
  /** The landing page for broad advertisements. */
  ms: z.strictObject({ headline: copyText(120), lead: copyText() }),
});

export type BrandCopy = z.output<typeof brandCopySchema>;
