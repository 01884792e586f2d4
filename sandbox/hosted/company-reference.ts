/** One account serves both companies, so that what a merchant calls a payment is `company:reference`. */
function halves(name: string): readonly [company: string, reference: string] {
  const [company = '', ...rest] = name.split(':');
  return rest.length === 0 ? ['unknown', company] : [company, rest.join(':')];
}

export const companyIn = (name: string): string => halves(name)[0];

/** As a plan of faults names it. */
export const ownReference = (name: string): string => halves(name)[1];
