interface InsertOptions {
  most: number;
  onChange: (text: string) => void;
}

/** Inserts an emoji at the caret of a field, or over the selection, and puts the caret behind it. */
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
  // The field contains the new text only after React has rendered it.
  requestAnimationFrame(() => {
    field.setSelectionRange(caret, caret);
  });
}
