import { Prisma } from '../../db/generated/client.ts';

type Section = (ids: { readonly profileId: string }) => Prisma.Sql;

/** What a data export takes from the tables of photos; the pictures themselves are gathered as files. */
export const PHOTO_SECTIONS: Readonly<
  Record<'photos' | 'chat_photos' | 'message_previews' | 'photo_verifications', Section>
> = {
  photos: ({ profileId }) => Prisma.sql`
    select position, is_default as "isDefault", state, reason, width, height, voice_ms as "voiceMs", waveform, appeal,
           appealed_at as "appealedAt", appeal_outcome as "appealOutcome", created_at as "createdAt",
           reviewed_at as "reviewedAt"
      from photos where profile_id = ${profileId}::uuid order by position, id`,
  chat_photos: ({ profileId }) => Prisma.sql`
    select p.screen_name as "to", f.caption, f.state, f.reason, f.width, f.height, f.voice_ms as "voiceMs", f.waveform,
           f.created_at as "createdAt", f.reviewed_at as "reviewedAt", f.sent_at as "sentAt",
           f.appeal, f.appealed_at as "appealedAt", f.appeal_outcome as "appealOutcome"
      from chat_photos f join profiles p on p.id = f.peer_id
     where f.sender_id = ${profileId}::uuid order by f.created_at, f.id`,
  message_previews: ({ profileId }) => Prisma.sql`
    select p.screen_name as "to", v.title, v.description, v.created_at as "createdAt"
      from message_previews v
      join participants a on a.conversation_id = v.conversation_id and a.profile_id = v.sender_id
      join profiles p on p.id = a.peer_id
     where v.sender_id = ${profileId}::uuid and v.title is not null order by v.created_at, v.id`,
  photo_verifications: ({ profileId }) => Prisma.sql`
    select pose, state, object_key is not null as "selfieWaits", asked_at as "askedAt", sent_at as "sentAt",
           reason, decided_at as "decidedAt"
      from photo_verifications where profile_id = ${profileId}::uuid order by asked_at, id`,
};
