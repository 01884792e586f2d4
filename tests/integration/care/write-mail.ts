import MailComposer from 'nodemailer/lib/mail-composer/index.js';

type WrittenMail = {
  readonly to: string;
  readonly from?: string;
  readonly text?: string;
  readonly html?: string;
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
};

let counter = 0;

/** A mail as it arrives over SMTP. */
export function writtenMail(mail: WrittenMail): Promise<Buffer> {
  counter += 1;
  const { to, from = 'Ana <ana@example.test>', files = [], ...rest } = mail;
  return new MailComposer({
    to,
    from,
    subject: 'Re: la mia richiesta',
    messageId: rest.messageId ?? `<${counter}.${process.pid}@mailbox.test>`,
    ...(rest.text !== undefined && { text: rest.text }),
    ...(rest.html !== undefined && { html: rest.html }),
    ...(rest.headers !== undefined && { headers: { ...rest.headers } }),
    attachments: files.map((filename) => ({ filename, content: Buffer.from('%PDF-1.7') })),
  })
    .compile()
    .build();
}
