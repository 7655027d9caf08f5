import { countedTexts } from '../parts/counted';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../data/queries';
import { useLostFocus } from '../parts/focus';
import { LongList } from '../parts/long-list';
import { useInFrame } from '../place/bridge';
import { go } from '../place/place';
import { textOfId, type TextId } from '../pointer/ids';
import type { PickedText } from './at-place';
import { useOpenText } from '../saving/leaving';

export function PageTexts({ picked }: { picked: readonly PickedText[] | undefined }) {
  const { here, picking } = useInFrame();
  const heading = useLostFocus<HTMLHeadingElement>();
  const texts = useTextsOnPage();
  const openText = useOpenText();
  const [looked, setLooked] = useState('');
  const word = looked.trim().toLowerCase();
  const found = texts.filter(
    ({ words, key }) => words.toLowerCase().includes(word) || key.toLowerCase().includes(word),
  );
  const head = useHead();
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Texts of this page
      </h2>
      {picked?.length === 0 ? (
        <p role="status">
          Nothing that is changed here lies at this place. Prices, numbers, names and reviews are in{' '}
          <button type="button" className="link" onClick={() => go({ view: 'lists' })}>
            Lists
          </button>
          , posts and legal texts in{' '}
          <button type="button" className="link" onClick={() => go({ view: 'pages', key: '' })}>
            Pages
          </button>
          .
        </p>
      ) : (
        <p>
          {picking
            ? 'Click a text on the page. To open menus and to go to other pages, switch on “Use the page”.'
            : 'The page works as it does for visitors. Switch off “Use the page” to click texts.'}
        </p>
      )}
      {head.length > 0 && (
        <p className="choices">
          {head.map(({ name, key }) => (
            <button key={name} type="button" onClick={() => openText(key)}>
              {name}
            </button>
          ))}
        </p>
      )}
      {here && (
        <>
          <label className="search">
            Find on this page
            <input type="search" value={looked} onChange={(event) => setLooked(event.target.value)} />
          </label>
          <p role="status">{countedTexts(found.length)}</p>
          <LongList rows={found}>
            {({ key, locale, words }) => (
              <li key={key + locale}>
                <button type="button" className="row" onClick={() => openText(key, locale)}>
                  <span>{words}</span> <code>{key}</code>
                </button>
              </li>
            )}
          </LongList>
        </>
      )}
    </>
  );
}

export function useTextsOnPage(): PickedText[] {
  const { here } = useInFrame();
  const { data: marks } = useQuery(queries.marks);
  if (!here || !marks) return [];
  return here.texts.flatMap(({ id, words }) => {
    const text = textOfId(marks, id);
    return text ? [{ ...text, words: words.trim() }] : [];
  });
}

function useHead(): { name: string; key: string }[] {
  const { here } = useInFrame();
  const { data: marks } = useQuery(queries.marks);
  const parts: [name: string, id: TextId | undefined][] = [
    ['Title for search engines', here?.head.title],
    ['Description for search engines', here?.head.description],
  ];
  return parts.flatMap(([name, id]) => {
    const text = marks && id !== undefined ? textOfId(marks, id) : undefined;
    return text ? [{ name, key: text.key }] : [];
  });
}
