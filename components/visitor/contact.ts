import { cleanEmail, isEmail } from '#components/accounts/email.ts';
import { call } from '#lib/http/client/call.ts';
import { CallError } from '#lib/http/client/call-error.ts';
import { runContactFiles } from './contact-files.ts';

const LANGUAGES = ['it', 'es', 'fr', 'en'] as const;
const FIELDS = ['email', 'text'] as const;

type Field = (typeof FIELDS)[number];
/** Codes by field, or for the whole form. */
type Faults = Partial<Record<Field | 'file' | 'form', string>>;

function check(email: string, text: string): Faults {
  return {
    ...(isEmail(email) ? {} : { email: 'email_malformed' }),
    ...(text.trim() === '' ? { text: 'contact_text_missing' } : {}),
  };
}

/** The codes of a refusal by field; for the whole form if it names none. */
function faultsOf(error: unknown): Faults {
  if (!(error instanceof CallError)) return { form: 'unexpected' };
  const named = FIELDS.flatMap((name) => {
    const code = error.fields.find(({ path }) => path === name)?.code;
    return code === undefined ? [] : [[name, code] as const];
  });
  return named.length > 0 ? Object.fromEntries(named) : { form: error.code };
}

/**
 * The contact form (`data-contact` with the page's language): checks, sends, and shows the reference. The
 * page provides the error messages.
 */
export function runContact(): () => void {
  const place = document.querySelector<HTMLElement>('[data-contact]');
  const form = place?.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  const done = place?.querySelector<HTMLElement>('[data-contact-done]');
  if (!place || !form || !button || !done) return () => undefined;
  const errorMessages = JSON.parse(place.dataset['contactErrors'] ?? '{}') as Readonly<
    Record<string, string>
  >;
  const language = LANGUAGES.find((known) => known === place.dataset['contact']);
  let tried = false;
  let sending = false;

  const control = (name: Field) =>
    form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
  const typed = () => ({ email: cleanEmail(control('email').value), text: control('text').value });
  const showLine = (name: keyof Faults, code: string | undefined): void => {
    const line = form.querySelector<HTMLElement>(`[data-contact-fault="${name}"]`);
    if (line) line.hidden = code === undefined;
    const said = line?.querySelector('span');
    if (said)
      said.textContent =
        code === undefined ? '' : (errorMessages[code] ?? errorMessages['unexpected'] ?? '');
  };
  const showBusy = (): void => {
    const isBusy = sending || files.read().uploading.length > 0;
    button.disabled = isBusy;
    button.ariaBusy = isBusy ? 'true' : null;
  };
  const files = runContactFiles(form, (fault) => {
    showLine('file', fault ?? undefined);
    showBusy();
  });
  const show = (faults: Faults): void => {
    for (const name of [...FIELDS, 'form'] as const) {
      const code = faults[name];
      showLine(name, code);
      if (name === 'form') continue;
      if (code === undefined) control(name).removeAttribute('aria-invalid');
      else control(name).setAttribute('aria-invalid', 'true');
    }
    const first = FIELDS.find((name) => faults[name] !== undefined);
    if (first && document.activeElement === button) control(first).focus();
  };
  const recheck = (): void => {
    const { email, text } = typed();
    if (tried) show(check(email, text));
  };
  const send = async (): Promise<void> => {
    const body = typed();
    const faults = check(body.email, body.text);
    tried = true;
    show(faults);
    if (Object.keys(faults).length > 0) return;
    sending = true;
    showBusy();
    try {
      const { reference } = await call('POST /api/contact', {
        body: {
          ...body,
          ...(language ? { language } : {}),
          files: files.read().files.map(({ id }) => id),
        },
      });
      const referenceField = done.querySelector('[data-contact-reference]');
      if (referenceField) referenceField.textContent = reference;
      form.hidden = true;
      done.hidden = false;
      done.querySelector('h2')?.focus();
    } catch (error) {
      show(faultsOf(error));
    } finally {
      sending = false;
      showBusy();
    }
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!button.disabled) void send();
  };
  form.addEventListener('submit', submit);
  form.addEventListener('input', recheck);
  files.begin();
  showBusy();
  return () => {
    files.end();
    form.removeEventListener('submit', submit);
    form.removeEventListener('input', recheck);
  };
}
