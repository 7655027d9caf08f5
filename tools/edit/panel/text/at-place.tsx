import { usePlace } from '../place/place';
import { useOpenText } from '../saving/leaving';

export interface PickedText {
  key: string;
  locale: string;
  /** As the page shows it. */
  words: string;
}

/** The texts at the place that was pointed at, where there are several; a word inside of a button may be one and its name another. */
export function AtPlace({ picked }: { picked: readonly PickedText[] | undefined }) {
  const { key } = usePlace();
  const openText = useOpenText();
  if (!picked || picked.length < 2 || !picked.some((one) => one.key === key)) return null;
  return (
    <nav className="at-place" aria-label="Texts at this place">
      <p>{picked.length} texts lie here:</p>
      <ul>
        {picked.map((one) => (
          <li key={one.key}>
            <button
              type="button"
              aria-current={one.key === key || undefined}
              onClick={() => openText(one.key, one.locale)}
            >
              <span>{one.words}</span> <code>{one.key}</code>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
