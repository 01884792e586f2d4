/** Spaces, characters that no font draws, controls, and the braille pattern without dots. */
const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;

/** Whether nothing of a text can be seen. Pure. */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === '';
}
