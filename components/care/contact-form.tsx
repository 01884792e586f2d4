import { CircleAlert, MailCheck, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import { Input } from '#components/ui/input.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { CARE_FORM_MAX_LENGTH } from '#lib/care/limits.ts';
import { FileField } from './file-field.tsx';
import { FILE_LIMITS } from './file-limits.ts';

/** All codes that a message can be refused with; any other counts as `unexpected`. */
const FAULTS = [
  'email_malformed',
  'contact_text_missing',
  'card_data_refused',
  'input_too_large',
  'file_type_refused',
  'file_too_large',
  'file_unreadable',
  'file_missing',
  'file_expired',
  'unavailable',
  'too_many_requests',
  'offline',
  'unexpected',
] as const;

interface ContactFormProps {
  language: Locale;
  /** Address of the member; empty for a visitor. */
  email: string;
}

/**
 * The form for a message to customer care; ends with the ticket's reference. Run by
 * components/visitor/contact.ts, without React.
 */
export function ContactForm({ language, email }: ContactFormProps) {
  const t = useTranslations('care.contact');
  const say = useErrorMessages();
  const files = useTranslations('care.files');
  const errorMessages = {
    ...Object.fromEntries(FAULTS.map((code) => [code, say(code)])),
    files_full: files('full', FILE_LIMITS),
  };
  const lines = {
    remove: files('remove', { name: '{name}' }),
    sending: files('sending', { name: '{name}' }),
  };
  return (
    <div data-contact={language} data-contact-errors={JSON.stringify(errorMessages)}>
      <form method="post" noValidate className="grid gap-5">
        <ContactField name="email" label={t('email')}>
          {(control) => (
            <Input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={email}
            />
          )}
        </ContactField>
        <ContactField name="text" label={t('text')} hint={t('hint')}>
          {(control) => (
            <Textarea {...control} className="min-h-44" maxLength={CARE_FORM_MAX_LENGTH} />
          )}
        </ContactField>
        <ContactField name="file" hint={files('hint', FILE_LIMITS)}>
          {({ name: _, ...control }) => <FileField {...control} label={files('label')} />}
        </ContactField>
        <ul
          hidden
          aria-label={files('list')}
          data-contact-files={JSON.stringify(lines)}
          className="-mt-3 grid gap-1"
        >
          {/* The script copies this line for each file. */}
          <li hidden className="flex min-h-11 min-w-0 items-center gap-1">
            <span className="truncate" />
            <button
              type="button"
              aria-label={files('list')}
              className="grid size-11 shrink-0 place-items-center rounded-field text-ink-soft"
            >
              <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </button>
          </li>
        </ul>
        <div role="alert">
          <p
            hidden
            data-contact-fault="form"
            className="flex items-start gap-2 rounded-field bg-danger-soft px-4 py-3 text-sm text-on-danger-soft"
          >
            <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
            <span />
          </p>
        </div>
        {/* Disabled until the script is ready, so that no press submits; it looks enabled all the same. */}
        <Button type="submit" size="lg" wide disabled className="disabled:opacity-100">
          {t('send')}
          <Spinner className="hidden in-aria-busy:block" />
        </Button>
      </form>
      <div hidden data-contact-done="" className="grid gap-3">
        <MailCheck aria-hidden="true" strokeWidth={1.5} className="size-9 text-success" />
        <h2 tabIndex={-1} className="display text-2xl outline-none">
          {t('thanks')}
        </h2>
        <p className="text-ink-soft">
          {t.rich('reference', {
            reference: '',
            strong: () => <strong data-contact-reference="" className="text-ink tabular-nums" />,
          })}
        </p>
      </div>
    </div>
  );
}

interface ContactFieldProps {
  name: 'email' | 'text' | 'file';
  /** Without one the control has its own. */
  label?: string;
  hint?: string;
  children: (control: { id: string; name: string; 'aria-describedby': string }) => ReactNode;
}

/** A field of the contact form, with its error message. */
function ContactField({ name, label, hint, children }: ContactFieldProps) {
  const id = `contact-${name}`;
  return (
    <div className="grid gap-1.5">
      {label !== undefined && (
        <label htmlFor={id} className="font-ui font-semibold">
          {label}
        </label>
      )}
      {children({ id, name, 'aria-describedby': `${id}-hint ${id}-fault` })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <p
        hidden
        id={`${id}-fault`}
        data-contact-fault={name}
        className="flex items-start gap-1.5 text-sm font-medium text-danger"
      >
        <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
        <span />
      </p>
    </div>
  );
}
