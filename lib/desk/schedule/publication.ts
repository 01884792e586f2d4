import { z } from 'zod';
import { hostedContent } from '../../hosted/profiles/content.ts';
import type { ConfigTarget } from '../config/config-target.ts';
import { confirmedPriceMinor, content, number, revision } from '../config/schemas.ts';

/** What is published at its time, as it is stored. */
export const publicationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('flow'),
    brandId: z.string(),
    code: z.string(),
    draftId: z.uuid(),
    revision,
  }),
  z.object({
    kind: z.literal('plan'),
    productId: z.string(),
    draftId: z.uuid(),
    revision,
    confirmedPriceMinor,
  }),
  z.object({
    kind: z.literal('settings'),
    brandId: z.string(),
    content,
    /** The version that was edited. */
    version: number,
  }),
  z.object({
    kind: z.literal('hosted_profile'),
    profileId: z.uuid(),
    publicId: z.string(),
    base: revision,
    content: hostedContent,
  }),
]);

export type Publication = z.infer<typeof publicationSchema>;

/** What a publication is about; one about it can wait. */
export function keyOf(publication: Publication): string {
  switch (publication.kind) {
    case 'flow':
      return publication.code;
    case 'plan':
      return publication.productId;
    case 'settings':
      return publication.brandId;
    case 'hosted_profile':
      return publication.publicId;
  }
}

/** What a draft is of. */
export function targetOf(
  publication: Extract<Publication, { readonly kind: 'flow' | 'plan' }>,
): ConfigTarget {
  const { kind } = publication;
  if (kind === 'plan') return { kind, brandId: null, key: publication.productId };
  return { kind, brandId: publication.brandId, key: publication.code };
}
