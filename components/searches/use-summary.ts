import { useTranslations } from 'next-intl';
import { choices } from '#components/discovery/find-address.ts';
import { useLanguageName } from '#components/profile/use-language-name.ts';
import type { SavedSearch } from '#lib/discovery/saved-searches/list-searches.ts';
import { SEARCH_AGE_MAX, SEARCH_AGE_MIN } from '#lib/discovery/limits.ts';

/** What a saved search asks for, in the words of the search itself: the place, the order, and each filter that is set. */
export function useSummary(): (search: SavedSearch) => readonly string[] {
  const t = useTranslations('searches');
  const filter = useTranslations('discovery.filters');
  const wider = useTranslations('discovery.empty.wider');
  const said = useTranslations('answers');
  const languageName = useLanguageName();
  return (search) => {
    const { region, city, order, ageMin: from, ageMax: to } = search;
    const isOfAge = from !== SEARCH_AGE_MIN || to !== SEARCH_AGE_MAX;
    return [
      city ?? region ?? t('own'),
      ...(order === 'varied' ? [] : [order === 'near' ? t('near') : filter(`order.${order}`)]),
      ...(isOfAge ? [wider('ages', { from, to })] : []),
      ...choices.filter((choice) => search[choice]).map((choice) => filter(choice)),
      ...search.intents.map((one) => said(`intents.${one}`)),
      ...search.interests.map((one) => said(`list.${one}`)),
      ...search.spokenLanguages.map((one) => languageName(one)),
      ...search.children.map((one) => said(`children.${one}`)),
      ...search.smoking.map((one) => said(`smoking.${one}`)),
    ];
  };
}
