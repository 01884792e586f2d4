type Names = {
  /** SQL for the viewed profile and for the viewer's brand, gender and sought gender. */
  readonly profile: string;
  readonly brand: string;
  readonly gender: string;
  readonly seeking: string;
};

/** SQL: whether a profile is listed on a brand and the two suit each other. The only place that defines it. */
export function listedAndSuiting({ profile, brand, gender, seeking }: Names): string {
  return `exists (select from profile_listings l
    where l.profile_id = ${profile} and l.brand_id = ${brand}
      and l.gender = ${seeking} and l.seeking = ${gender})`;
}
