export type Mail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
};

export type Mailbox = {
  /** The newest mail to an address whose subject matches, as soon as one arrives. */
  readonly waitFor: (address: string, subject?: RegExp, withinMs?: number) => Promise<Mail>;
};

export function mailbox(sandboxUrl: string): Mailbox {
  return {
    waitFor: async (address, subject = /./, withinMs = 60_000) => {
      const end = Date.now() + withinMs;
      while (Date.now() < end) {
        const url = `${sandboxUrl}/mail.json?to=${encodeURIComponent(address)}`;
        const answer = await fetch(url);
        const mails = (await answer.json()) as Mail[];
        const found = mails.find((mail) => subject.test(mail.subject));
        if (found !== undefined) return found;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(
        `no mail to ${address} with a subject like ${String(subject)} after ${withinMs} ms`,
      );
    },
  };
}
