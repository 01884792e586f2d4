import Link from 'next/link';
import { moment } from '../format.ts';
import { Pill } from '#components/desk/pill.tsx';
import { DeskPicture } from './desk-picture.tsx';
import { reasonName, type PictureItem } from './queue-item.ts';

type Hint = PictureItem['similar'][number];

/** At this distance it is the same picture, scaled or compressed again. */
const SAME = 2;

function became({ state, reason }: Hint): { text: string; tone: 'bad' | 'good' | 'plain' } {
  if (state === 'rejected') {
    return { text: `rejected: ${reasonName(reason ?? 'other')}`, tone: 'bad' };
  }
  if (state === 'pending') return { text: 'pending', tone: 'plain' };
  return { text: state === 'withdrawn' ? 'withdrawn' : 'approved', tone: 'good' };
}

/** Similar pictures, with their decisions and owners. */
export function SimilarHints({ similar }: { similar: readonly Hint[] }) {
  if (similar.length === 0) return null;
  return (
    <section aria-label="Similar photos">
      <h3 className="text-sm font-semibold">Similar photos</h3>
      <ul className="mt-2 grid gap-2">
        {similar.map((hint) => {
          const { text, tone } = became(hint);
          return (
            <li key={hint.id} className="flex gap-3 text-sm">
              <DeskPicture
                place={hint.place}
                id={hint.id}
                alt=""
                className="size-14 shrink-0 rounded-control object-cover"
              />
              <div className="min-w-0">
                <Pill tone={tone}>{text}</Pill>
                <p className="mt-0.5 text-xs break-words text-ink-soft">
                  {hint.distance <= SAME ? 'Same picture' : 'Similar picture'}
                  {hint.place === 'chat' ? ' in a chat' : ''}
                  {hint.sameAccount ? ', on this account, ' : ', on another account: '}
                  {!hint.sameAccount && hint.trackerId !== null && (
                    <Link
                      prefetch={false}
                      href={`/members/${hint.trackerId}`}
                      className="text-ink underline underline-offset-2"
                    >
                      {hint.name}
                    </Link>
                  )}{' '}
                  {moment(hint.at)}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
