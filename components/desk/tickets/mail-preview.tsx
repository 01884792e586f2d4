'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { deskCall, type DeskAnswer } from '../desk-call.ts';
import { Facts } from '../facts.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';

interface MailPreviewProps {
  reference: string;
  text: string;
  purpose: string;
  locale: Locale;
}

type Mail = DeskAnswer<'POST /api/desk/tickets/{reference}/preview'>;

/** The answer as the mail that the recipient will see. */
export function MailPreview({ reference, text, purpose, locale }: MailPreviewProps) {
  const [mail, setMail] = useState<Mail | null>(null);
  const { pending, errorMessage, run } = useMutation();
  const showPreview = () =>
    run(async () => {
      const key = 'POST /api/desk/tickets/{reference}/preview';
      setMail(await deskCall(key, { params: { reference }, body: { text }, purpose }));
    });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        pending={pending}
        disabled={text.trim() === ''}
        onClick={() => void showPreview()}
      >
        Preview
      </Button>
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <Dialog
        open={mail !== null}
        onOpenChange={() => {
          setMail(null);
        }}
        title="Email preview"
        closeLabel="Close"
      >
        {mail !== null && (
          <div className="grid gap-3">
            <Facts
              rows={[
                ['From', mail.from],
                ['To', mail.to],
                ['Subject', <span lang={locale}>{mail.subject}</span>],
              ]}
            />
            <iframe
              sandbox=""
              title="Email content"
              lang={locale}
              srcDoc={mail.html}
              className="h-[min(26rem,45dvh)] w-full rounded-card border border-line bg-white"
            />
          </div>
        )}
      </Dialog>
    </>
  );
}
