import MailComposer from 'nodemailer/lib/mail-composer/index.js';

type WrittenMail = {
  readonly to: string;
  readonly from?: string;
  readonly text?: string;
  readonly html?: string;
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A name alone is that of a file which is no PDF, whatever it says. */
  readonly files?: readonly (string | { readonly name: string; readonly content: Buffer })[];
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
    attachments: files.map((file) =>
      typeof file === 'string'
        ? { filename: file, content: Buffer.from('%PDF-1.7') }
        : { filename: file.name, content: file.content },
    ),
  })
    .compile()
    .build();
}
