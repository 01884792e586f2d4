import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { db } from '#lib/db/client.ts';
import { mailTransport } from '#lib/mail/transport.ts';

type Caught = {
  /** The mails received during this test, parsed. */
  readonly received: Email[];
  /** Their recipients by the SMTP envelope, in the same order. */
  readonly envelopes: (readonly string[])[];
  /** The SMTP reply to every recipient instead of acceptance, for this test. */
  refusal: { readonly responseCode: number } | undefined;
  /** The SMTP reply to the mail itself, for this test. */
  dislike: { readonly responseCode: number } | undefined;
};

function answerOf(refused: Caught['refusal']): Error | null {
  return refused ? Object.assign(new Error('refused by the test'), refused) : null;
}

/** A mail server that receives all mail of a test file. Each test begins without mail. */
export function mailServer(): Caught {
  const caught: Caught = {
    received: [],
    envelopes: [],
    refusal: undefined,
    dislike: undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      done(answerOf(caught.refusal));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          caught.received.push(mail);
          caught.envelopes.push(envelope.rcptTo.map(({ address }) => address));
          done(answerOf(caught.dislike));
        });
      });
    },
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.server.address() as AddressInfo;
    process.env['SMTP_URL'] = `smtp://127.0.0.1:${port}`;
  });
  beforeEach(async () => {
    caught.received.length = 0;
    caught.envelopes.length = 0;
    caught.refusal = undefined;
    caught.dislike = undefined;
    await db().mailMessage.deleteMany();
  });
  afterAll(async () => {
    mailTransport().close();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  });
  return caught;
}
