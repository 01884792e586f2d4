import { watchUploads, type Upload } from '../support/uploads.ts';

let uploads: readonly Upload[] = [];

/** From now on the page's uploads are held until the test answers them. */
export function holdUploads(): void {
  uploads = watchUploads();
}

/** The uploads so far, oldest first. */
export function heldUploads(): readonly Upload[] {
  return uploads;
}

export function lastUpload(): Upload {
  const last = uploads.at(-1);
  if (last === undefined) throw new Error('nothing was uploaded');
  return last;
}

/** A text field of an upload. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== 'string') throw new Error(`no text in ${name}`);
  return value;
}
