import { beforeEach } from '@jest/globals';
import { DateTime } from 'luxon';
import { answerAsTrusted } from '#lib/dates/trusted-view.ts';
import { shareDate, type Sharing } from '#lib/dates/share-date.ts';
import { watchDatesWork } from '#lib/dates/watch-dates.ts';
import { db } from '#lib/db/client.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { clock, HOUR } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { mailedToken } from '../accounts/mails.ts';
import { viewerOf } from '../chat/chat-helpers.ts';

export const brand = brandOf('dolcevita');

/** Who shares dates, and whom they trust; new in each test of the importing file. */
export let sharer: CreatedMember;
export let trusted: string;
let counter = 0;

beforeEach(async () => {
  counter += 1;
  trusted = `trusted${String(counter)}-${String(process.pid)}@example.test`;
  sharer = await createMember({ screenName: 'Nora' });
});

/** A time as a clock in Rome shows it. */
export function clockTime(inMs: number): string {
  return DateTime.fromMillis(clock.ms() + inMs, { zone: 'Europe/Rome' }).toFormat(
    "yyyy-MM-dd'T'HH:mm",
  );
}

/** Shares a date that begins in an hour, with a check-in two hours later. */
export async function share(
  change: Partial<Omit<Sharing, 'viewer'>> = {},
  by: CreatedMember = sharer,
  known?: MemberViewer,
): Promise<string> {
  const plan = { name: 'Marco', place: 'Bar Luce', meetAt: clockTime(HOUR), checkInHours: 2 };
  const viewer = known ?? (await viewerOf(by));
  return (await shareDate({ viewer, ...plan, contact: trusted, ...change }, clock.now())).id;
}

export const stored = (id: string) => db().sharedDate.findUniqueOrThrow({ where: { id } });

export const contactToken = (to = trusted): Promise<string> => mailedToken(to, 'date_contact');

export async function answer(agree: boolean, token?: string): Promise<void> {
  await answerAsTrusted(brand, { token: token ?? (await contactToken()), agree }, clock.now());
}

/** Runs the due work until nothing is due. */
export async function watch(): Promise<void> {
  while ((await watchDatesWork.run(clock.now(), 50)) > 0);
}
