const asked = new Map<string, Promise<void>>();

function append(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      // It may be asked for anew: the address answered nothing this time.
      asked.delete(src);
      script.remove();
      reject(new Error('a provider’s script did not load'));
    });
    document.head.append(script);
  });
}

/**
 * Brings a provider's script, once a page. The page's policy names no foreign scripts: it trusts those that
 * a script of ours brings, so none may stand in the markup.
 */
export function loadScript(src: string): Promise<void> {
  const known = asked.get(src) ?? append(src);
  asked.set(src, known);
  return known;
}
