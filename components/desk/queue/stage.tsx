import { clsx } from 'clsx';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { Pill } from '#components/desk/pill.tsx';
import { DeskPicture } from './desk-picture.tsx';
import { DeskVoice } from './desk-voice.tsx';
import { kindName, type Item } from './queue-item.ts';
import { ReportView } from './report-view.tsx';
import { TranslatedText } from './translated-text.tsx';
import { SelfieView } from './selfie-view.tsx';
import { ZoomArea } from './zoom-area.tsx';

interface StageProps {
  items: readonly Item[];
  photoId: string | null;
  onPhoto: (photoId: string | null) => void;
}

/** Number of pictures preloaded behind the current one. */
const READY = 4;

function ItemText({ item }: { item: Item }) {
  if (item.kind === 'verification') return <SelfieView item={item} />;
  if (item.kind === 'text') {
    return (
      <div className="grid content-start gap-4 overflow-y-auto p-5 text-lg" tabIndex={0}>
        {item.warnings.length > 0 && <Warnings warnings={item.warnings} />}
        <p className="display text-xl">{item.who.name}</p>
        {item.pendingName !== null && (
          <p className="break-words">
            <span className="block text-sm text-ink-soft">New name</span>
            {item.pendingName}
          </p>
        )}
        <p className="break-words whitespace-pre-wrap">
          <TranslatedText>{item.about}</TranslatedText>
        </p>
        {item.lookingFor !== '' && (
          <p className="break-words whitespace-pre-wrap">
            <span className="block text-sm text-ink-soft">Looking for</span>
            <TranslatedText>{item.lookingFor}</TranslatedText>
          </p>
        )}
        {[item.work, item.study]
          .filter((text) => text !== '')
          .map((text) => (
            <p key={text} className="break-words">
              <span className="block text-sm text-ink-soft">Work or studies</span>
              <TranslatedText>{text}</TranslatedText>
            </p>
          ))}
        {item.profilePrompts.map(({ question, answer }) => (
          <p key={question} className="break-words whitespace-pre-wrap">
            <span className="block text-sm text-ink-soft">{humanize(question)}</span>
            <TranslatedText>{answer}</TranslatedText>
          </p>
        ))}
      </div>
    );
  }
  if (!('stars' in item)) return null;
  return (
    <div className="grid content-start gap-3 overflow-y-auto p-5 text-lg" tabIndex={0}>
      {item.warnings.length > 0 && <Warnings warnings={item.warnings} />}
      <p role="img" aria-label={`${String(item.stars)} of 5 stars`}>
        {'★'.repeat(item.stars)}
        <span className="text-ink-soft">{'☆'.repeat(5 - item.stars)}</span>
      </p>
      <p className="break-words whitespace-pre-wrap">
        <TranslatedText lang={item.locale}>{item.text}</TranslatedText>
      </p>
      <p className="text-sm text-ink-soft">{item.name}</p>
    </div>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <p className="flex flex-wrap gap-1.5">
      {warnings.map((warning) => (
        <Pill key={warning} tone="bad">
          {warning.replace('_', ' ')}
        </Pill>
      ))}
    </p>
  );
}

/** The current item, large; the next pictures are preloaded behind it. */
export function Stage({ items, photoId, onPhoto }: StageProps) {
  const [current] = items;
  if (!current) return null;
  const pictures = items
    .slice(0, READY + 1)
    .flatMap((item) => ('place' in item && item.voiceMs === null ? item : []));
  return (
    <div
      className={clsx(
        'relative grid h-[34dvh] overflow-hidden rounded-card border border-line lg:h-[calc(100dvh-13rem)]',
        'place' in current ? 'bg-sunken' : 'bg-raised',
      )}
    >
      {pictures.map((item) => (
        <div
          key={item.id}
          data-item={item.id}
          data-shown={item.id === current.id || undefined}
          className={clsx('absolute inset-0 grid', item.id !== current.id && 'invisible')}
        >
          <ZoomArea active={item.id === current.id}>
            <DeskPicture
              place={item.place}
              id={item.id}
              alt={`${kindName(item)} of ${item.who.name}`}
              className="size-full min-h-0 object-contain"
            />
          </ZoomArea>
        </div>
      ))}
      {'place' in current && current.voiceMs !== null && (
        <div className="grid place-items-center p-5" data-item={current.id}>
          <DeskVoice
            key={current.id}
            place={current.place}
            id={current.id}
            label={`${kindName(current)} of ${current.who.name}`}
          />
        </div>
      )}
      {current.kind === 'report' ? (
        <ReportView item={current} photoId={photoId} onPhoto={onPhoto} />
      ) : (
        <ItemText item={current} />
      )}
    </div>
  );
}
