import { brands } from '../brands/registry.ts';
import type { Brand } from '../brands/schema.ts';

/** Identifies a company in stored texts: the VAT number, which survives a change of name. */
export function companyOf(brand: Brand): string {
  return brand.company.vatNumber;
}

/** One brand of each company; its file carries the company's data. */
export function companies(): readonly Brand[] {
  const byCompany = new Map(brands.map((brand) => [companyOf(brand), brand]));
  return [...byCompany.values()];
}

/** The services that a company runs, as its texts list them. */
export function servicesOf(company: string): readonly Brand[] {
  return brands.filter((brand) => companyOf(brand) === company);
}
