/**
 * The payment's reference where one account serves several companies: it includes the company, so a signature
 * over it proves which company it belongs to.
 */
export const companyReference = (company: string, reference: string): string =>
  `${company}:${reference}`;

/** The company and our own reference in such a reference; null for a reference we did not create. */
export function readCompanyReference(
  name: string | null,
): { readonly company: string; readonly reference: string } | null {
  const parts = /^([\w-]+):([AR]-[\w-]+)$/.exec(name ?? '');
  const [, company, reference] = parts ?? [];
  return company === undefined || reference === undefined ? null : { company, reference };
}

/**
 * Our reference if the payment belongs to this company; any other reference is returned unchanged and is none
 * of ours.
 */
export function ownReference(name: string | null, company: string): string | null {
  const read = readCompanyReference(name);
  return read?.company === company ? read.reference : name;
}
