'use client';

import { useRef, type ReactNode } from 'react';
import { PICTURE_TYPES } from './check-picture.ts';

interface PictureChooser {
  /** Opens the system's file chooser. */
  choose: () => void;
  /** Stands anywhere in the page; it is not seen. */
  input: ReactNode;
}

/** The system's file chooser behind a button of ours. */
export function usePictureChooser(label: string, onFile: (file: File) => void): PictureChooser {
  const field = useRef<HTMLInputElement>(null);
  return {
    choose: () => field.current?.click(),
    input: (
      <input
        ref={field}
        type="file"
        name="avatar"
        accept={PICTURE_TYPES}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    ),
  };
}
