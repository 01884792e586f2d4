/** A code as a label: `past_due` as `Past due`. */
export function sentenceCase(code: string): string {
  const text = code.replaceAll(/[_.]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
