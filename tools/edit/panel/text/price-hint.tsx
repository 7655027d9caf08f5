import { openSheet } from '../lists/open-place';
import { go, usePlace } from '../place/place';
import { useInFrame } from '../place/bridge';
import type { PickedText } from './at-place';

const sheets = [
  { id: 'memberships', name: 'Plans' },
  { id: 'packs', name: 'Packs of mock exams' },
];

/** Where a price is changed that was pointed at, also where texts lie around it. */
export function PriceHint({ picked }: { picked: readonly PickedText[] | undefined }) {
  const { price } = useInFrame();
  const { key } = usePlace();
  const isHere = picked && (picked.some((one) => one.key === key) || (picked.length === 0 && !key));
  if (!price || !isHere) return null;
  return (
    <p role="status" className="price-hint">
      This is a price. Change it in Lists:{' '}
      {sheets.map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && ' or '}
          <button
            type="button"
            className="link"
            onClick={() => {
              openSheet(id);
              go({ view: 'lists' });
            }}
          >
            {name}
          </button>
        </span>
      ))}
      .
    </p>
  );
}
