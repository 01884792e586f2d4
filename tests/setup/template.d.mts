/** Creates a template database, once for each state of the sources. */
export function ensureTemplate(
  clusterUrl: string,
  kind: 'demo' | 'reference',
): Promise<{ readonly name: string; readonly dataDir: string }>;
