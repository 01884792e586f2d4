import Link from 'next/link';
import { Pill } from '#components/desk/pill.tsx';
import { Moment } from '../moment.tsx';
import { DeskPicture } from './desk-picture.tsx';
import { TranslatedText } from './translated-text.tsx';
import { kindName, reasonName, type Item, type PictureItem, type Who } from './queue-item.ts';

const CONSEQUENCES: Readonly<Record<string, string>> = {
  none: 'no measure',
  text: 'text hidden',
  photo: 'photo removed',
  disabled: 'account closed',
  warning: 'warned',
};

/** The facts about the current item: its owner, their history, similar pictures. */
export function ItemFacts({ item, brand }: { item: Item; brand: string }) {
  return (
    <div className="grid content-start gap-4">
      <p className="flex flex-wrap items-center gap-1.5 text-xs text-ink-soft">
        <Pill tone="accent">{kindName(item)}</Pill>
        <Pill>{brand}</Pill>
        {item.urgent && <Pill tone="bad">urgent</Pill>}
        Received <Moment at={item.since} />
      </p>
      {item.escalation !== null && (
        <section
          aria-label="Escalation"
          className="rounded-card bg-accent-soft p-3 text-sm text-on-accent-soft"
        >
          <p className="text-xs">
            Passed on by {item.escalation.by}, <Moment at={item.escalation.at} />
          </p>
          <p className="mt-1 break-words whitespace-pre-wrap">{item.escalation.note}</p>
        </section>
      )}
      <PersonCard who={item.who} {...(item.kind === 'report' && { role: 'Reported' })} />
      {item.kind === 'report' && <PersonCard who={item.reporter} role="Reported by" />}
      {'caption' in item && item.caption !== null && item.caption !== '' && (
        <blockquote className="border-l-2 border-line-strong pl-3 text-sm break-words whitespace-pre-wrap">
          <TranslatedText>{item.caption}</TranslatedText>
        </blockquote>
      )}
      {'refusal' in item && item.refusal !== null && (
        <section aria-label="Appeal" className="grid gap-1 text-sm">
          <p>
            Rejected: <strong>{reasonName(item.refusal.reason ?? 'other')}</strong>
            {item.refusal.at !== null && (
              <>
                , <Moment at={item.refusal.at} />
              </>
            )}
          </p>
          <blockquote className="border-l-2 border-line-strong pl-3 break-words whitespace-pre-wrap">
            <TranslatedText>{item.refusal.appeal}</TranslatedText>
          </blockquote>
          {item.refusal.byYou && (
            <p className="text-danger">
              You rejected this item. Leave the appeal to another moderator.
            </p>
          )}
        </section>
      )}
      {'similar' in item && <SimilarHints similar={item.similar} />}
      {item.kind === 'report' && item.earlier.length > 0 && (
        <section aria-label="Past decisions" className="text-sm">
          <h3 className="font-semibold">Past decisions</h3>
          <ul className="mt-1 grid gap-1">
            {item.earlier.map((one) => (
              <li key={one.id} className="flex flex-wrap gap-x-1.5 text-xs text-ink-soft">
                <Pill tone={one.state === 'upheld' ? 'bad' : 'plain'}>
                  {one.state === 'upheld'
                    ? `upheld: ${CONSEQUENCES[one.consequence ?? 'none'] ?? ''}`
                    : 'dismissed'}
                </Pill>
                {reasonName(one.reason)}, <Moment at={one.at} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The owner of the item, with what was rejected before; links to the member's page. */
function PersonCard({ who, role }: { who: Who; role?: string }) {
  const { trackerId, name, kind, gender, age, country, since, state } = who;
  const { refusedPhotos, upheldReports } = who;
  return (
    <div className="text-sm">
      {role !== undefined && <p className="text-xs text-ink-soft">{role}</p>}
      <p className="font-semibold break-words">
        {trackerId === null ? (
          name
        ) : (
          <Link
            prefetch={false}
            href={`/members/${trackerId}`}
            className="underline underline-offset-2"
          >
            {name}
          </Link>
        )}{' '}
        <span className="font-normal text-ink-soft">
          {gender}, {age}, {country.toUpperCase()}
        </span>
      </p>
      {since !== null && (
        <p className="text-xs text-ink-soft">
          Joined <Moment at={since} />
        </p>
      )}
      <p className="mt-1 flex flex-wrap gap-1 empty:hidden">
        {kind !== 'member' && <Pill tone="accent">{kind}</Pill>}
        {state !== 'active' && <Pill tone="bad">{state}</Pill>}
        {refusedPhotos > 0 && <Pill tone="bad">{`photos rejected: ${String(refusedPhotos)}`}</Pill>}
        {upheldReports > 0 && <Pill tone="bad">{`reports upheld: ${String(upheldReports)}`}</Pill>}
      </p>
    </div>
  );
}

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
function SimilarHints({ similar }: { similar: readonly Hint[] }) {
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
                  <Moment at={hint.at} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
