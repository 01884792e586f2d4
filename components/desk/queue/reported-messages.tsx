import { clsx } from 'clsx';
import { GLYPHS } from '#components/chat/reactions/glyphs.ts';
import { Moment } from '../moment.tsx';
import { DeskPicture } from './desk-picture.tsx';
import { DeskVoice } from './desk-voice.tsx';
import { TranslatedText } from './translated-text.tsx';
import type { ReportSnapshot } from './queue-item.ts';

type ReportedMessage = ReportSnapshot['messages'][number];

/** The messages of a snapshot, each with what was known of it when it was reported. */
export function ReportedMessages({ messages }: { messages: readonly ReportedMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <ol className="grid gap-1.5">
      {messages.map((message) => (
        <li
          key={message.seq}
          className={clsx(
            'rounded-card border px-3 py-2 text-sm break-words whitespace-pre-wrap',
            message.reported ? 'border-danger bg-danger-soft text-on-danger-soft' : 'border-line',
          )}
        >
          {message.reported && <strong className="block text-xs">Reported message</strong>}
          {message.answers !== null && <Answered message={message} among={messages} />}
          {message.first !== null && (
            <span className="block opacity-80">
              <span className="sr-only">Before it was changed: </span>
              <TranslatedText struck>{message.first}</TranslatedText>
            </span>
          )}
          <TranslatedText>{message.text}</TranslatedText>
          {message.photo !== null && message.voice && (
            <DeskVoice place="chat" id={message.photo} label="Voice message in the message" />
          )}
          {message.photo !== null && !message.voice && (
            <DeskPicture
              place="chat"
              id={message.photo}
              alt="Photo in the message"
              className="mt-1 h-40 w-32 rounded-control object-cover"
            />
          )}
          <span className="mt-0.5 block text-xs">
            <Moment at={message.at} />
            {message.removed ? ', deleted by the author' : ''}
            {message.reaction !== null && `, reaction of the reporter: ${GLYPHS[message.reaction]}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface AnsweredProps {
  message: ReportedMessage;
  among: readonly ReportedMessage[];
}

/** Which message a reply answers. The reporter's own are not part of the evidence: of these only the number is known. */
function Answered({ message, among }: AnsweredProps) {
  const { answers, answersOwn } = message;
  const answered = answersOwn === true ? among.find(({ seq }) => seq === answers) : undefined;
  return (
    <span className="block border-l-2 border-line-strong pl-2 text-xs">
      {`Reply to message ${String(answers)}`}
      {answersOwn === true && ' of the same author'}
      {answersOwn === false && ' of the reporter'}
      {answered !== undefined && `: “${answered.text}”`}
    </span>
  );
}
