import { uploadCareFile } from '#components/care/care-file.ts';
import { CareFiles } from '#components/care/care-files.ts';

interface Texts {
  /** With `{name}` for the name of the file. */
  readonly remove: string;
  readonly sending: string;
}

/**
 * The files of the contact form: the list below the field, whose lines are copies of its hidden first one. `onChange` is
 * called with why the last file was refused; null if it was not.
 */
export function runContactFiles(form: HTMLFormElement, onChange: (fault: string | null) => void) {
  const field = form.querySelector<HTMLInputElement>('input[type="file"]');
  const list = form.querySelector<HTMLUListElement>('[data-contact-files]');
  const first = list?.querySelector('li');
  const attached = new CareFiles(uploadCareFile);
  const texts = JSON.parse(list?.dataset['contactFiles'] ?? '{}') as Texts;

  const line = (name: string, text: string, onRemove?: () => void): Node => {
    const row = first?.cloneNode(true) as HTMLLIElement;
    row.hidden = false;
    const label = row.querySelector('span');
    const button = row.querySelector('button');
    if (label) label.textContent = text;
    if (onRemove) {
      button?.setAttribute('aria-label', texts.remove.replace('{name}', name));
      button?.addEventListener('click', onRemove);
    } else button?.remove();
    return row;
  };
  const render = (): void => {
    const { files, uploading, fault } = attached.read();
    onChange(fault);
    if (!list || !first) return;
    const rows = [
      ...files.map(({ id, name }) =>
        line(name, name, () => {
          attached.remove(id);
          field?.focus();
        }),
      ),
      ...uploading.map((name) => line(name, texts.sending.replace('{name}', name))),
    ];
    list.hidden = rows.length === 0;
    list.replaceChildren(first, ...rows);
  };
  const choose = (): void => {
    attached.add(Array.from(field?.files ?? []));
    // Choosing the same file again is a change too.
    if (field) field.value = '';
  };
  const stop = attached.subscribe(render);
  field?.addEventListener('change', choose);
  return {
    read: attached.read,
    /** Uploads what was chosen before the script had loaded. */
    begin: (): void => {
      if (field?.files?.length) choose();
    },
    end: (): void => {
      stop();
      field?.removeEventListener('change', choose);
    },
  };
}
