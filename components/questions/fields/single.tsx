import { askedOf } from '@/lib/questions/judge/key';
import type { SingleItem } from '@/lib/questions/item';
import { DictationField } from './dictation';
import { ReadFields } from './read';

export function SingleFields({ item }: { item: SingleItem }) {
  return item.type === 'listenAndType' ? (
    <DictationField id={item.id} sentence={item.sentence} />
  ) : (
    <ReadFields asked={askedOf(item)} />
  );
}
