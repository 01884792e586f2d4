type Names = {
  /** SQL that names the profile looked at, and of who looks: brand, gender, whom they seek. */
  readonly profile: string;
  readonly brand: string;
  readonly gender: string;
  readonly seeking: string;
};

/** SQL: whether a profile is listed in a brand and the two suit each other. The one place that says so. */
export function listedAndSuiting({ profile, brand, gender, seeking }: Names): string {
  return `exists (select from profile_listings l
    where l.profile_id = ${profile} and l.brand_id = ${brand}
      and l.gender = ${seeking} and l.seeking = ${gender})`;
}
