import type { FieldStyles, StyleRules } from './protocol.ts';

const ALLOWED =
  /^(?:background|caretColor|color|font(?:Family|Size|Style|Variant|VariantNumeric|Weight)?|letterSpacing|lineHeight|padding|textAlign|textShadow)$/;

const cssName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function rulesOf(rules: StyleRules = {}): [string, string][] {
  return Object.entries(rules)
    .filter(([name, value]) => ALLOWED.test(name) && !/url\(/i.test(value))
    .map(([name, value]) => [cssName(name), value]);
}

/** Applies the styles that the embedding page requests, by the field's state. */
export function createFieldStyle(input: HTMLInputElement) {
  let styles: FieldStyles = {};
  let state: 'error' | 'validated' | undefined;

  const paint = () => {
    input.style.cssText = '';
    for (const [name, value] of rulesOf(styles.base)) input.style.setProperty(name, value);
    const over = state === undefined ? [] : rulesOf(styles[state]);
    for (const [name, value] of over) input.style.setProperty(name, value);
    const placeholder = styles.placeholder?.['color'];
    if (placeholder !== undefined) input.style.setProperty('--placeholder', placeholder);
  };

  return {
    wear(next: FieldStyles) {
      styles = next;
      paint();
    },
    show(next: typeof state) {
      state = next;
      paint();
    },
  };
}
