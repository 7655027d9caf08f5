import type { LongerPicture, LongerText } from '../../../longer/contract';
import { anyLanguage, pictureLine, pictureLines } from '../../../longer/picture-lines.mjs';
import { Refusal } from '../../parts/refusal';
import { useUnsaved } from '../../saving/use-unsaved';
import { AddPicture } from './add-picture';
import { AltTexts } from './alt-texts';
import { useLongerDoing } from '../queries';

export interface PicturesProps {
  text: LongerText;
  pictures: readonly LongerPicture[];
  onInsert: (line: string) => void;
}

export function Pictures({ text, pictures, onInsert }: PicturesProps) {
  const unsaved = useUnsaved()[text.key] ?? {};
  const remove = useLongerDoing<object, unknown>('longer/picture/remove');
  const shown = new Set(
    text.texts.flatMap((one) =>
      pictureLines(unsaved[one.locale]?.text ?? one.text ?? '').map(({ name }) => anyLanguage(name)),
    ),
  );
  return (
    <section className="page-pictures">
      <h3>Pictures of this post</h3>
      {pictures.length === 0 && <p>There are none yet.</p>}
      <ul>
        {pictures.map(({ name, src, bytes, width, height, reason }) => (
          <li key={name}>
            <img src={src} alt="" loading="lazy" />
            <div>
              <code>{name}</code>
              <small>
                {Math.ceil(bytes / 1000)} kB{width !== undefined && `, ${width} × ${height} px`}
              </small>
              {reason && <p className="refused">It cannot be shown: it {reason}.</p>}
              <div className="choices">
                <button
                  type="button"
                  aria-label={`Insert ${name}`}
                  onClick={() => onInsert(pictureLine({ name, alt: '', caption: undefined }))}
                >
                  Insert
                </button>
                {!shown.has(anyLanguage(name)) && (
                  <button
                    type="button"
                    className="quiet"
                    aria-label={`Remove ${name}`}
                    disabled={remove.isPending}
                    onClick={() => remove.mutate({ key: text.key, name })}
                  >
                    Remove
                  </button>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Refusal error={remove.error} />
      <AddPicture name={text.key} pictures={pictures} />
      <AltTexts text={text} />
    </section>
  );
}
