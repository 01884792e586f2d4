import type { MailInput } from '#lib/mail/render-mail.ts';
import type { MailTemplate } from '#lib/mail/templates.ts';
import type { Copy } from './copy.ts';

export type MailProps<T extends MailTemplate> = { readonly mail: MailInput<T>; readonly t: Copy };
