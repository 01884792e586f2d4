interface InsertOptions {
  most: number;
  onChange: (text: string) => void;
}

/** Puts a sign where the caret of a field stands, or over what is marked, and the caret behind it. */
export function insertAt(
  field: HTMLTextAreaElement | null,
  emoji: string,
  { most, onChange }: InsertOptions,
): void {
  if (field === null) return;
  const { value, selectionStart, selectionEnd } = field;
  const text = `${value.slice(0, selectionStart)}${emoji}${value.slice(selectionEnd)}`;
  if (text.length > most) return;
  onChange(text);
  const caret = selectionStart + emoji.length;
  // The new text stands in the field once React has drawn it.
  requestAnimationFrame(() => {
    field.setSelectionRange(caret, caret);
  });
}
