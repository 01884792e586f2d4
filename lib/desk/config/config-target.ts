/** What is drafted and published in versions: a flow of one brand, or a plan, which all brands sell. */
export type ConfigTarget =
  | { readonly kind: 'flow'; readonly brandId: string; readonly key: string }
  | { readonly kind: 'plan'; readonly brandId: null; readonly key: string };

type StaffAction = {
  readonly actor: string;
  readonly now: Date;
  /** Additional data for the audit log entry. */
  readonly data?: Readonly<Record<string, string | number>>;
};

/** The audit log entry for an action on a target. */
export function actionOf(
  { kind, brandId, key }: ConfigTarget,
  action: 'save_draft' | 'discard_draft' | 'publish' | 'restore',
  { actor, now, data = {} }: StaffAction,
) {
  const by = { action: `${kind}.${action}`, actor, now };
  if (kind === 'plan') return { ...by, subject: key, data };
  return { ...by, subject: brandId, brandId, data: { code: key, ...data } };
}
