/** How a payment is named where one account serves several companies: what is signed then proves whose it is. */
export const companyReference = (company: string, reference: string): string =>
  `${company}:${reference}`;

/** The company and our own reference of such a name; null for a name that was never ours. */
export function readCompanyReference(
  name: string | null,
): { readonly company: string; readonly reference: string } | null {
  const parts = /^([\w-]+):([AR]-[\w-]+)$/.exec(name ?? '');
  const [, company, reference] = parts ?? [];
  return company === undefined || reference === undefined ? null : { company, reference };
}

/** Our reference where the payment is this company's; anybody else's name stays as it is, and is no reference of ours. */
export function ownReference(name: string | null, company: string): string | null {
  const read = readCompanyReference(name);
  return read?.company === company ? read.reference : name;
}
