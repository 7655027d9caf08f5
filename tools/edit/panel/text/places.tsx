import { isLocale } from '../../../../lib/i18n/locales';
import { localizePath } from '../../../../lib/i18n/paths';
import type { Text } from '../../contract';
import { usePlace, visit, workingIn } from '../place/place';

export function Places({ text }: { text: Text }) {
  const place = usePlace();
  const locale = workingIn(place);
  const { page } = place;
  if (text.places.length === 0) return null;
  return (
    <details open>
      <summary>Shown on {text.places.length === 1 ? 'one page' : `${text.places.length} pages`}</summary>
      <ul className="places">
        {text.places.map(({ path, name, sure }) => {
          const address = isLocale(locale) ? localizePath(path, locale) : path;
          return (
            <li key={path}>
              <a
                href={address}
                aria-current={address === page ? 'page' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  visit(address);
                }}
              >
                {name}
              </a>{' '}
              <small>{sure ? path : `${path}, perhaps`}</small>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
