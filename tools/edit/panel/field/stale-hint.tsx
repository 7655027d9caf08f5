import type { TextOf } from '../../contract';
import { Difference } from '../parts/difference';
import { day } from '../parts/day';

export function StaleHint({ stale }: { stale: NonNullable<TextOf['stale']> }) {
  const { englishThen, englishNow, changed } = stale;
  return (
    <div className="stale">
      <p>
        The English changed{changed && ` on ${day(changed)}`} after this was translated
        {englishThen === null ? '; what it said is not known. It now says:' : ':'}
      </p>
      {englishThen === null ? (
        <p lang="en">{englishNow}</p>
      ) : (
        <Difference before={englishThen} after={englishNow} lang="en" />
      )}
    </div>
  );
}
