import { clsx } from 'clsx';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { moment } from '../format.ts';
import { Moment } from '../moment.tsx';
import { Pill } from '#components/desk/pill.tsx';
import { DeskPicture } from './desk-picture.tsx';
import { DeskVoice } from './desk-voice.tsx';
import { reasonName, type ReportItem } from './queue-item.ts';
import { ReportedCalls } from './reported-calls.tsx';
import { ReportedMessages } from './reported-messages.tsx';
import { TranslatedText } from './translated-text.tsx';

interface ReportViewProps {
  item: ReportItem;
  /** The photo to reject. */
  photoId: string | null;
  onPhoto: (photoId: string | null) => void;
}

/** A text of the profile; nothing for an empty one. */
function ProfileText({ soft = false, children }: { soft?: boolean; children: string }) {
  if (children === '') return null;
  return (
    <p className={clsx(soft && 'text-ink-soft')}>
      <TranslatedText>{children}</TranslatedText>
    </p>
  );
}

/** The snapshot stored with a report: the profile and its texts at that time, and the messages. */
export function ReportView({ item, photoId, onPhoto }: ReportViewProps) {
  return (
    <div className="grid content-start gap-5 overflow-y-auto p-4" tabIndex={0}>
      <div>
        <p className="flex flex-wrap gap-1.5">
          <Pill tone="bad">{reasonName(item.reason)}</Pill>
          <Pill>{`from ${item.surface}`}</Pill>
        </p>
        {item.details !== '' && (
          <blockquote className="mt-2 border-l-2 border-line-strong pl-3 break-words whitespace-pre-wrap">
            <TranslatedText>{item.details}</TranslatedText>
          </blockquote>
        )}
      </div>
      {item.snapshots.map((snapshot) => (
        <section
          key={snapshot.at}
          aria-label={`Snapshot of ${moment(snapshot.at)}`}
          className="grid gap-3"
        >
          <h3 className="border-b border-line pb-1 text-xs text-ink-soft">
            Snapshot of <Moment at={snapshot.at} absolute /> · {reasonName(snapshot.reason)}
          </h3>
          <ReportedCalls calls={snapshot.calls} />
          <ReportedMessages messages={snapshot.messages} />
          <div className="text-sm break-words whitespace-pre-wrap">
            <p className="font-semibold">{snapshot.screenName}</p>
            <ProfileText>{snapshot.about}</ProfileText>
            <ProfileText soft>{snapshot.lookingFor}</ProfileText>
            <ProfileText>{snapshot.work}</ProfileText>
            <ProfileText>{snapshot.study}</ProfileText>
            {snapshot.prompts.map(({ question, answer }) => (
              <p key={answer}>
                {question !== null && <span className="text-ink-soft">{humanize(question)}: </span>}
                <TranslatedText>{answer}</TranslatedText>
              </p>
            ))}
          </div>
          {snapshot.photos.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {snapshot.photos.map(({ id, voice }) => (
                <li key={id} className={clsx(voice && 'grid content-end gap-1')}>
                  {voice && <DeskVoice place="profile" id={id} label="Voice introduction" />}
                  <button
                    type="button"
                    aria-pressed={photoId === id}
                    aria-label={voice ? 'Reject voice introduction' : 'Reject photo'}
                    className={clsx(
                      'block overflow-hidden rounded-control border-2',
                      photoId === id ? 'border-danger' : 'border-transparent',
                    )}
                    onClick={() => {
                      onPhoto(photoId === id ? null : id);
                    }}
                  >
                    {voice ? (
                      <span className="block px-2 py-1 text-sm">Voice introduction</span>
                    ) : (
                      <DeskPicture
                        place="profile"
                        id={id}
                        alt=""
                        className="h-32 w-24 object-cover"
                      />
                    )}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
