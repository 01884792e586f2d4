import type { TicketFile } from '../../db/generated/client.ts';

/** What a reader of the ticket learns of a file. */
export function presentFile({ id, kind, name, bytes }: TicketFile) {
  return { id, kind, name, bytes };
}

/** The files of the messages of a ticket by the message's id, in the order of uploading; '' has those of the first. */
export function filesByMessage(files: readonly TicketFile[]) {
  const byMessage = new Map<string, ReturnType<typeof presentFile>[]>();
  for (const file of files) {
    const of = file.messageId ?? '';
    byMessage.set(of, [...(byMessage.get(of) ?? []), presentFile(file)]);
  }
  return byMessage;
}
