import { brandLimitsSchema } from '#lib/brands/limits-schema.ts';
import { brandById } from '#lib/brands/registry.ts';
import type { ReplyContext } from '#lib/hosted/reply-context.ts';

/** A context of a member who has just sent one message, with the given fields replaced. */
export function replyContextOf(text: string, more: Partial<ReplyContext> = {}): ReplyContext {
  const brand = brandById('dolcevita');
  if (!brand) throw new Error('unknown brand');
  return {
    taskId: 'task',
    state: 'due',
    order: ['script'],
    attempts: 1,
    askedAt: new Date('2026-11-21T12:00:00Z'),
    triggerSeq: 1,
    conversationId: 'conversation',
    blocked: false,
    heldBy: null,
    heldUntil: null,
    lastSeq: 1,
    profileId: 'profile',
    publicId: 'hosted',
    profileState: 'active',
    answeredBy: ['script'],
    persona: {
      voice: 'dry',
      likes: 'Una mano da tenere.',
      name: 'Giulia',
      about: '',
      place: 'Pesaro',
    },
    memberId: 'member',
    memberState: 'active',
    careful: false,
    memberProfile: { id: 'member-profile', publicId: 'public' },
    brand,
    limits: brandLimitsSchema.parse({}),
    locale: 'it',
    country: 'it',
    messages: [{ seq: 1, mine: false, text }],
    earlier: [],
    ...more,
  };
}
