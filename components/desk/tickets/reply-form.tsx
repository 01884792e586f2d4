'use client';

import { use, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { fillAnswer } from '#lib/desk/plain/fill-answer.ts';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { AnswerPicker } from './answer-picker.tsx';
import { ClaimLine } from './claim-line.tsx';
import { LANGUAGES } from './languages.ts';
import { MailPreview } from './mail-preview.tsx';
import { TicketListContext } from './ticket-list-context.ts';
import type { Ticket } from './types.ts';
import { useClaim } from './use-claim.ts';
import { useDraft } from './use-draft.ts';
import { useKeys } from './use-keys.ts';

interface ReplyFormProps {
  ticket: Ticket;
  purpose: string;
  onDone: () => unknown;
}

/** Writes, previews and sends an answer. The draft is stored until it is sent. */
export function ReplyForm({ ticket, purpose, onDone }: ReplyFormProps) {
  const { reference, locale, brand, member, seen } = ticket;
  const [text, setText] = useDraft(reference);
  const [sent, setSent] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const listAgain = use(TicketListContext);
  const { pending, errorMessage, run } = useMutation();
  const claim = useClaim({ ticket, purpose, writing: text !== '', onDone });
  useKeys({ r: () => box.current?.focus() });

  const write = (next: string): void => {
    if (text === '' && next !== '' && !claim.mine) void claim.take();
    setSent(false);
    setText(next);
  };
  const insert = (template: string): void => {
    const known = { name: member?.name ?? '', number: reference, brand: brand.name };
    const filled = fillAnswer(template, known);
    const { selectionStart: start = text.length, selectionEnd: end = text.length } =
      box.current ?? {};
    write(text.slice(0, start) + filled + text.slice(end));
    box.current?.focus();
  };
  const send = (close: boolean) =>
    run(async () => {
      const body = { text, seen, close };
      const key = 'POST /api/desk/tickets/{reference}/reply';
      await deskCall(key, { params: { reference }, body, purpose }).finally(onDone);
      setText('');
      setSent(true);
      listAgain();
    });
  return (
    <section aria-label="Reply" className="mt-6 grid max-w-[44rem] gap-3 border-t border-line pt-5">
      <ClaimLine claim={claim} />
      <ScriptForm className="grid gap-3" onSend={() => send(false)}>
        <div className="flex flex-wrap items-end justify-end gap-2">
          <AnswerPicker brandId={brand.id} locale={locale} onPick={insert} />
        </div>
        <Field label={`Reply in ${LANGUAGES[locale]}`}>
          {(control) => (
            <Textarea
              {...control}
              ref={box}
              lang={locale}
              rows={6}
              maxLength={10_000}
              className="max-h-[28rem] min-h-36"
              value={text}
              onChange={({ target }) => {
                write(target.value);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Escape') event.currentTarget.blur();
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                if (!pending) void send(false);
              }}
            />
          )}
        </Field>
        <ErrorMessage>{errorMessage}</ErrorMessage>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" pending={pending} disabled={text.trim() === ''}>
            Send
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={pending || text.trim() === ''}
            onClick={() => void send(true)}
          >
            Send and close
          </Button>
          <MailPreview reference={reference} text={text} purpose={purpose} locale={locale} />
        </div>
      </ScriptForm>
      <p role="status" className={sent ? 'text-sm font-medium text-success' : 'sr-only'}>
        {sent ? 'Reply sent.' : ''}
      </p>
    </section>
  );
}
