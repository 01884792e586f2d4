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
      // Allows another attempt: the address did not answer this time.
      asked.delete(src);
      script.remove();
      reject(new Error('a provider’s script did not load'));
    });
    document.head.append(script);
  });
}

/**
 * Loads a provider's script, once per page. The page's content security policy names no foreign scripts: it
 * trusts those that our own script loads, so none may be in the markup.
 */
export function loadScript(src: string): Promise<void> {
  const known = asked.get(src) ?? append(src);
  asked.set(src, known);
  return known;
}
