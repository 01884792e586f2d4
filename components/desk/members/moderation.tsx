'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { useMutation } from '../use-mutation.ts';
import { useQuery } from '../use-query.ts';
import { Decisions } from './decisions.tsx';
import { QueryContent } from './query-content.tsx';
import { aboutWhom, type Whom } from './use-pages.ts';
import { NOTE_MAX_LENGTH } from '#lib/desk/limits.ts';

const NAMES = {
  warning: 'Warned',
  text: 'Profile text hidden',
  block: 'Account closed',
  reactivation: 'Account reopened',
} as const;

interface ModerationProps {
  whom: Whom;
  /** Reloads the content above, which has changed too. */
  again: () => void;
}

/** Past decisions about a member, the possible ones, and the staff's notes. */
export function Moderation({ whom, again }: ModerationProps) {
  const result = useQuery('GET /api/desk/members/{trackerId}/moderation', aboutWhom(whom));
  const [writing, setWriting] = useState(false);
  const refresh = () => {
    result.again();
    again();
  };
  return (
    <QueryContent {...result}>
      {(moderation) => (
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">
          <section aria-labelledby="decided">
            <h3 id="decided" className="display text-lg">
              Decisions
            </h3>
            <p className="mt-1 text-sm text-ink-soft">
              The member is notified by email with the reason and how to appeal.
            </p>
            <Decisions moderation={moderation} whom={whom} again={refresh} />
            {moderation.measures.length === 0 && (
              <p className="py-4 text-sm text-ink-soft">No decisions.</p>
            )}
            <ol className="divide-y divide-line" aria-label="Past decisions">
              {moderation.measures.map(({ id, kind, reason, details, by, at, readAt }) => (
                <li key={id} className="grid gap-1 py-3 text-sm">
                  <p className="flex flex-wrap items-center gap-2 font-medium">
                    {NAMES[kind]}
                    <Pill tone={kind === 'reactivation' ? 'good' : 'bad'}>{humanize(reason)}</Pill>
                  </p>
                  {details !== '' && <p className="break-words whitespace-pre-line">{details}</p>}
                  <p className="text-ink-soft">
                    {by}, <Moment at={at} />
                    {readAt !== null && (
                      <>
                        , read <Moment at={readAt} />
                      </>
                    )}
                    {kind === 'warning' && readAt === null && ', unread'}
                  </p>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="notes">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 id="notes" className="display text-lg">
                Notes
              </h3>
              {!writing && moderation.state !== 'erased' && (
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => {
                    setWriting(true);
                  }}
                >
                  Add note
                </Button>
              )}
            </div>
            {writing && (
              <NoteForm
                whom={whom}
                onDone={() => {
                  setWriting(false);
                  result.again();
                }}
              />
            )}
            {moderation.notes.length === 0 && !writing && (
              <p className="py-4 text-sm text-ink-soft">No notes.</p>
            )}
            <ol className="divide-y divide-line" aria-label="Notes">
              {moderation.notes.map(({ id, text, by, at }) => (
                <li key={id} className="grid gap-1 py-3 text-sm">
                  <p className="break-words whitespace-pre-line">{text}</p>
                  <p className="text-ink-soft">
                    {by}, <Moment at={at} />
                  </p>
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </QueryContent>
  );
}

/** A note for other staff. It cannot be changed afterwards. */
function NoteForm({ whom, onDone }: { whom: Whom; onDone: () => void }) {
  const { trackerId, purpose } = whom;
  const [text, setText] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const send = () =>
    run(async () => {
      const call = { params: { trackerId }, body: { text }, purpose };
      await deskCall('POST /api/desk/members/{trackerId}/notes', call);
      onDone();
    });
  return (
    <ScriptForm className="mt-3 grid gap-3" onSend={send}>
      <Field label="Note" hint="Notes cannot be edited, and are part of the member’s data export.">
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={4}
            maxLength={NOTE_MAX_LENGTH}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
        )}
      </Field>
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <div className="flex gap-3">
        <Button type="submit" size="sm" pending={pending} disabled={text.trim() === ''}>
          Save note
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </ScriptForm>
  );
}
