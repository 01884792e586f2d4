import type { StoredMail } from './store.ts';

/** A mail in `/mail.json`; attachments without their content. */
export function presentMail({ size, attachments, ...mail }: StoredMail) {
  return {
    ...mail,
    size,
    attachments: attachments.map(({ filename, mimeType, content }, index) => ({
      filename,
      mimeType,
      size: content.length,
      path: `/mail/${mail.id}/attachments/${index}`,
    })),
  };
}
