import { localizePath } from '../../../../lib/i18n/paths';
import { isLocale } from '../../../../lib/i18n/locales';
import type { LongerRow } from '../../longer/contract';
import { placeNow } from '../place/place';
import { useLeave } from '../saving/leaving';

/** Opens a longer text in the panel, and its page in the frame: in the language that one works on, where that has it, otherwise in English. */
export function useOpenPage(): (row: Pick<LongerRow, 'key' | 'address'>, locales: readonly string[]) => void {
  const leave = useLeave();
  return ({ key, address }, locales) => {
    const own = placeNow().locale;
    const locale = locales.includes(own) ? own : (locales[0] ?? 'en');
    if (isLocale(locale)) leave({ view: 'pages', key, page: localizePath(address, locale), locale });
  };
}
