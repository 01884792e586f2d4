/** What is written as a draft and put out in versions: a flow of a brand, or a plan, which all brands sell. */
export type ConfigTarget =
  | { readonly kind: 'flow'; readonly brandId: string; readonly key: string }
  | { readonly kind: 'plan'; readonly brandId: null; readonly key: string };

type StaffAction = {
  readonly actor: string;
  readonly now: Date;
  /** What the log keeps of it beside its name. */
  readonly data?: Readonly<Record<string, string | number>>;
};

/** How the log writes down what was done about a subject. */
export function actionOf(
  { kind, brandId, key }: ConfigTarget,
  action: 'save_draft' | 'discard_draft' | 'publish' | 'restore',
  { actor, now, data = {} }: StaffAction,
) {
  const by = { action: `${kind}.${action}`, actor, now };
  if (kind === 'plan') return { ...by, subject: key, data };
  return { ...by, subject: brandId, brandId, data: { code: key, ...data } };
}
