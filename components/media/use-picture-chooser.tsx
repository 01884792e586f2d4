'use client';

import { useRef, type ReactNode } from 'react';
import { PICTURE_TYPES } from './check-picture.ts';

interface PictureChooser {
  /** Opens the system's file chooser. */
  choose: () => void;
  /** Hidden; may be rendered anywhere in the page. */
  input: ReactNode;
}

/** The system's file chooser behind a button of our own. */
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
          // Allows the same file to be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    ),
  };
}
