import { useState } from 'react';
import type { LongerPicture } from '../../../longer/contract';
import { base64Of } from '../../data/base64';
import { Refusal } from '../../parts/refusal';
import { useLongerDoing } from '../queries';

/** Bytes; what is larger is not sent, as it could not be shown anyway. */
const mostSent = 600_000;

export interface AddPictureProps {
  name: string;
  pictures: readonly Pick<LongerPicture, 'name'>[];
}

export function AddPicture({ name: key, pictures }: AddPictureProps) {
  const [tooLarge, setTooLarge] = useState('');
  const add = useLongerDoing<object, { name: string }>('longer/picture');
  const added = add.data?.name;
  const isThere = pictures.some(({ name }) => name === added);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const isTooLarge = file.size > mostSent;
    setTooLarge(
      isTooLarge ? `${file.name} has ${Math.ceil(file.size / 1000)} kB. Save it smaller first.` : '',
    );
    if (!isTooLarge) add.mutate({ key, name: file.name, data: await base64Of(file) });
  };
  return (
    <div className="add-picture">
      <label>
        Add a picture
        <input
          type="file"
          accept=".webp,.png,.jpg,.jpeg,.svg"
          disabled={add.isPending}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      <small>
        Photos as .webp, .png or .jpg, 640 to 2000 px wide, at most 250 kB. Drawings as .svg, at most 60 kB.
      </small>
      {tooLarge && (
        <p role="alert" className="refused">
          {tooLarge}
        </p>
      )}
      <Refusal error={add.error} />
      {isThere && <p role="status">Added as {added}. Press Insert to show it where you write.</p>}
    </div>
  );
}
