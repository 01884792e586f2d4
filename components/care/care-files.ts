import { codeOf } from '#lib/http/client/call-error.ts';
import { CARE_FILES_MAX } from '#lib/care/limits.ts';
import { checkCareFile, type CareFile } from './care-file.ts';

export interface CareFilesState {
  readonly files: readonly CareFile[];
  /** Names of the files that are being uploaded. */
  readonly uploading: readonly string[];
  /** Why the last one was refused: an error code, or `files_full`; null if it was not. */
  readonly fault: string | null;
}

const EMPTY: CareFilesState = { files: [], uploading: [], fault: null };

/** The files of a message that is being written, uploaded as they are chosen. Without React: a static page uses it too. */
export class CareFiles {
  readonly #upload: (file: File) => Promise<CareFile>;
  readonly #listeners = new Set<() => void>();
  #state = EMPTY;

  constructor(upload: (file: File) => Promise<CareFile>) {
    this.#upload = upload;
  }

  readonly read = (): CareFilesState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Uploads files, up to the number that a message may have. None leaves what was said about the last one. */
  readonly add = (chosen: readonly File[]): void => {
    if (chosen.length === 0) return;
    const { files, uploading } = this.#state;
    const free = CARE_FILES_MAX - files.length - uploading.length;
    this.#change({ fault: chosen.length > free ? 'files_full' : null });
    for (const file of chosen.slice(0, free)) void this.#send(file);
  };

  readonly remove = (id: string): void => {
    this.#change({ files: this.#state.files.filter((file) => file.id !== id), fault: null });
  };

  readonly clear = (): void => {
    this.#change({ files: [], fault: null });
  };

  async #send(file: File): Promise<void> {
    const wrong = checkCareFile(file);
    if (wrong !== undefined) {
      this.#change({ fault: wrong });
      return;
    }
    this.#change({ uploading: [...this.#state.uploading, file.name] });
    try {
      const stored = await this.#upload(file);
      this.#change({ files: [...this.#state.files, stored], uploading: this.#without(file) });
    } catch (error) {
      this.#change({ fault: codeOf(error), uploading: this.#without(file) });
    }
  }

  #without({ name }: File): readonly string[] {
    const { uploading } = this.#state;
    return uploading.toSpliced(uploading.indexOf(name), 1);
  }

  #change(part: Partial<CareFilesState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
