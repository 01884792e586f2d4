'use client';

import { use, useRef, useState } from 'react';
import useSWR from 'swr';
import { careForm, type CareFile } from '#components/care/care-file.ts';
import { useCareFiles } from '#components/care/use-care-files.ts';
import { postForm } from '#components/media/post-form.ts';
import { readStored, writeStored } from '#components/ui/browser-memory.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Select } from '#components/ui/select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { fillAnswer, placesLeft } from '#lib/desk/plain/fill-answer.ts';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { useQuery } from '../use-query.ts';
import { AttachFiles } from './attach-files.tsx';
import { ClaimLine, useClaim } from './claim.tsx';
import { LANGUAGES } from './languages.ts';
import { MailPreview } from './mail-preview.tsx';
import { TicketListContext } from './use-ticket-list.ts';
import type { Ticket } from './types.ts';
import { useKeys } from '../use-keys.ts';
import { CARE_MAIL_MAX_LENGTH } from '#lib/care/limits.ts';

const keyOf = (reference: string) => `desk-draft:${reference}`;

/** The draft of an answer: stored in this tab until it is sent. */
function useDraft(reference: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => readStored(keyOf(reference), 'session') ?? '');
  const updateDraft = (next: string): void => {
    setText(next);
    writeStored(keyOf(reference), next === '' ? null : next, 'session');
  };
  return [text, updateDraft];
}

const GOES_ON = 'desk-next-ticket';

/** Whether the next ticket opens after a reply; remembered in this browser. */
function useGoesOn(): readonly [boolean, (goesOn: boolean) => void] {
  const [goesOn, setGoesOn] = useState(() => readStored(GOES_ON) !== 'off');
  const remember = (next: boolean): void => {
    setGoesOn(next);
    writeStored(GOES_ON, next ? null : 'off');
  };
  return [goesOn, remember];
}

/** Uploads a file for the reply to a ticket. Throws CallError. */
async function uploadTo(reference: string, purpose: string, file: File): Promise<CareFile> {
  const headers = { 'x-purpose': encodeURIComponent(purpose) };
  const path = `/api/desk/tickets/${reference}/files`;
  return (await postForm(path, careForm(file), headers)) as CareFile;
}

interface ReplyFormProps {
  ticket: Ticket;
  purpose: string;
  onDone: () => unknown;
}

/** Writes, previews and sends an answer. The draft is stored until it is sent. */
export function ReplyForm({ ticket, purpose, onDone }: ReplyFormProps) {
  const { reference, locale, brand, seen } = ticket;
  const [text, setText] = useDraft(reference);
  const [sent, setSent] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const { again: listAgain, goOn } = use(TicketListContext);
  const [goesOn, setGoesOn] = useGoesOn();
  const { pending, errorMessage, run } = useMutation();
  const claim = useClaim({ ticket, purpose, writing: text !== '', onDone });
  const attached = useCareFiles((file) => uploadTo(reference, purpose, file));
  useKeys({ r: () => box.current?.focus() });

  const write = (next: string): void => {
    if (text === '' && next !== '' && !claim.mine) void claim.take();
    setSent(false);
    setText(next);
  };
  // The same call as that of the member's context beside the ticket: it is made once.
  const context = useQuery('GET /api/desk/tickets/{reference}/context', {
    params: { reference },
    purpose,
  });
  const missing = placesLeft(text);
  const insert = (template: string): void => {
    const filled = fillAnswer(template, context.data?.values ?? {});
    const { selectionStart: start = text.length, selectionEnd: end = text.length } =
      box.current ?? {};
    const next = text.slice(0, start) + filled + text.slice(end);
    write(next);
    selectLater(box.current, next);
  };
  const unready = text.trim() === '' || missing.length > 0 || attached.uploading.length > 0;
  const send = (close: boolean) =>
    run(async () => {
      const body = { text, seen, close, files: attached.files.map(({ id }) => id) };
      const key = 'POST /api/desk/tickets/{reference}/reply';
      await deskCall(key, { params: { reference }, body, purpose }).finally(onDone);
      setText('');
      attached.clear();
      setSent(true);
      listAgain();
      if (goesOn) goOn(reference);
    });
  return (
    // At the lower edge of the window however long the ticket is, where the window is high enough for both.
    <section
      data-sticks
      aria-label="Reply"
      className="mt-6 grid max-w-[44rem] gap-2 border-t border-line bg-surface pt-3 lg:[@media(min-height:40rem)]:sticky lg:[@media(min-height:40rem)]:bottom-0 lg:[@media(min-height:40rem)]:z-10 lg:pb-3"
    >
      <ClaimLine claim={claim} />
      <ScriptForm className="grid gap-3" onSend={() => send(false)}>
        <Field label={`Reply in ${LANGUAGES[locale]}`}>
          {(control) => (
            <Textarea
              {...control}
              ref={box}
              lang={locale}
              rows={5}
              maxLength={CARE_MAIL_MAX_LENGTH}
              className="max-h-[38dvh] min-h-32"
              value={text}
              onChange={({ target }) => {
                write(target.value);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Escape') event.currentTarget.blur();
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                if (!pending && !unready) void send(false);
              }}
            />
          )}
        </Field>
        <AttachFiles attached={attached}>
          <AnswerPicker
            brandId={brand.id}
            locale={locale}
            disabled={context.data === undefined && context.errorMessage === null}
            onPick={insert}
          />
        </AttachFiles>
        {missing.length > 0 && (
          <p role="status" className="text-sm text-danger">
            Fill in or remove {missing.join(', ')} before sending.
          </p>
        )}
        <ErrorMessage>{errorMessage}</ErrorMessage>
        <div className="flex flex-wrap items-center gap-x-2">
          <Button type="submit" size="sm" pending={pending} disabled={unready}>
            Send
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={pending || unready}
            onClick={() => void send(true)}
          >
            Send and close
          </Button>
          <MailPreview reference={reference} text={text} purpose={purpose} locale={locale} />
          <Checkbox
            id="next-ticket"
            label="Then open the next ticket"
            checked={goesOn}
            onChange={({ target }) => {
              setGoesOn(target.checked);
            }}
          />
        </div>
      </ScriptForm>
      <p role="status" className={sent ? 'text-sm font-medium text-success' : 'sr-only'}>
        {sent ? 'Reply sent.' : ''}
      </p>
    </section>
  );
}

/** Focuses the field and selects the first placeholder without a value, once the field has the text. */
function selectLater(field: HTMLTextAreaElement | null, text: string): void {
  const [place] = placesLeft(text);
  requestAnimationFrame(() => {
    field?.focus();
    if (place === undefined) return;
    const at = text.indexOf(place);
    field?.setSelectionRange(at, at + place.length);
  });
}

interface AnswerPickerProps {
  brandId: string;
  locale: Locale;
  /** While the values of the placeholders are loaded. */
  disabled: boolean;
  onPick: (text: string) => void;
}

/** Inserts a canned answer in the member's language and the brand's voice. */
function AnswerPicker({ brandId, locale, disabled, onPick }: AnswerPickerProps) {
  const { data } = useSWR(['desk-care-answers', brandId, locale], () =>
    deskCall('GET /api/desk/careAnswers', { query: { brand: brandId, language: locale } }),
  );
  const answers = data?.answers ?? [];
  if (answers.length === 0) return null;
  return (
    <div className="min-w-44 flex-1 sm:max-w-64">
      <Select
        aria-label="Insert canned reply"
        className="min-h-11 text-sm"
        value=""
        disabled={disabled}
        options={[
          { value: '', label: 'Insert canned reply…' },
          ...answers.map(({ answerId, title }) => ({ value: answerId, label: title })),
        ]}
        onChange={({ target }) => {
          const chosen = answers.find(({ answerId }) => answerId === target.value);
          if (chosen) onPick(chosen.text);
        }}
      />
    </div>
  );
}
