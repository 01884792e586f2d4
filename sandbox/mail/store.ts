import { createArrivals } from '../http/arrivals.ts';

export interface Attachment {
  readonly filename: string;
  readonly mimeType: string;
  readonly content: Buffer;
}

export interface StoredMail {
  readonly id: string;
  /** The envelope recipient; one entry per recipient. */
  readonly to: string;
  readonly from: string;
  readonly at: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  /** Lower-case names; repeated headers are joined by a line break. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly Attachment[];
  readonly size: number;
}

export interface MailQuery {
  readonly to?: string | undefined;
  readonly after?: string | undefined;
}

const MAX_MAILS = 2000;
const MAX_BYTES = 64 * 1024 * 1024;

const sameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Stores the newest mails in memory and wakes callers that wait for one. */
export function createMailStore() {
  let mails: StoredMail[] = [];
  let bytes = 0;
  let sequence = 0;
  const arrivals = createArrivals();

  const find = ({ to, after }: MailQuery) =>
    mails.filter(
      (mail) =>
        (to === undefined || sameAddress(mail.to, to)) &&
        (after === undefined || Number(mail.id) > Number(after)),
    );

  const forgetOldest = () => {
    while (mails.length > MAX_MAILS || (bytes > MAX_BYTES && mails.length > 1)) {
      bytes -= mails.pop()?.size ?? 0;
    }
  };

  return {
    add(mail: Omit<StoredMail, 'id'>) {
      sequence += 1;
      bytes += mail.size;
      mails.unshift({ ...mail, id: String(sequence) });
      forgetOldest();
      arrivals.notify();
    },
    get: (id: string) => mails.find((mail) => mail.id === id),
    find,
    clear(to: string | undefined) {
      mails = to === undefined ? [] : mails.filter((mail) => !sameAddress(mail.to, to));
      bytes = mails.reduce((sum, mail) => sum + mail.size, 0);
    },
    arrivals,
  };
}

export type MailStore = ReturnType<typeof createMailStore>;
