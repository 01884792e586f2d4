import type { EditorPlaces } from '#components/desk/hosted-profiles/editor.tsx';
import { brands } from '#lib/brands/registry.ts';
import { locales } from '#lib/brands/schema.ts';
import { worksFor } from '#lib/desk/brand-scope.ts';
import type { Operator } from '#lib/identity/operator.ts';
import { hostedLabel } from '#lib/disclosure/hosted-label.ts';
import { countries } from '#lib/places/country.ts';
import { regionsOf } from '#lib/places/queries.ts';

const ANSWERERS = ['operator', 'ai', 'script'] as const;

/** Every ordered selection of one or more of them. */
function orders(left: readonly string[]): readonly (readonly string[])[] {
  return left.flatMap((one) => [
    [one],
    ...orders(left.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  ]);
}

/** The choices of the hosted profile editor, and how each choice of answerers is shown to members. */
export async function editorPlaces(operator: Operator): Promise<EditorPlaces> {
  const regions = await Promise.all(countries.map(regionsOf));
  return {
    regions: regions.flat().map(({ id, country, name }) => ({ id, country, name })),
    brands: brands
      .filter(({ id }) => worksFor(operator, id))
      .map(({ id, name, country }) => ({ id, name, country })),
    labels: Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.fromEntries(
          orders(ANSWERERS).map((order) => [order.join(','), hostedLabel(order, locale)]),
        ),
      ]),
    ),
  };
}
