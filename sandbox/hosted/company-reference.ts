/** One account serves both companies, so the merchant's payment name is `company:reference`. */
function halves(name: string): readonly [company: string, reference: string] {
  const [company = '', ...rest] = name.split(':');
  return rest.length === 0 ? ['unknown', company] : [company, rest.join(':')];
}

export const companyIn = (name: string): string => halves(name)[0];

/** The reference as used in the fault plan. */
export const ownReference = (name: string): string => halves(name)[1];
