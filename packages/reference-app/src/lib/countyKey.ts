import { searchKey } from '@udongo/ui/internal';

/** Equal for all spellings of a county: "Taita/Taveta" and "taita taveta", "Nairobi", "Nairobi City" and "Kaunti ya Nairobi". */
export function countyKey(text: string): string {
  return searchKey(text)
    .replace(/^(kauntiya|countyof)/, '')
    .replace(/(citycounty|county|city|kaunti)$/, '');
}
