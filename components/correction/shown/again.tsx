import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { OrderedCorrection } from '@/lib/api/contract/correction/correction';
import { keepDraft, newKey, readDraft, type Draft } from '../order/drafts';
import { roomTypes } from '../order/room-types';
import { goTo } from '../room/place';

interface AgainButtonProps {
  correction: OrderedCorrection;
  withText?: boolean;
}

/** Leads to the same task again; nothing where another task of one's own is being answered already, whose text would be lost. */
export function AgainButton({ correction, withText = false }: AgainButtonProps) {
  const t = useTranslations('correction-room.shown');
  const { type, task, prompt, mode, written } = correction;
  const ofRoom = task === null ? undefined : roomTypes.find((one) => one === type && one !== 'own');
  const known = readDraft(ofRoom && task !== null ? task : 'own');
  if (!ofRoom && known && known.text.trim() !== '' && known.prompt !== prompt) return null;
  const isTextKept = withText && written !== null;
  const begin = () => {
    const isFree = !known || known.text.trim() === '';
    const draft: Draft = {
      ...{ type: ofRoom ?? 'own', text: isTextKept ? written : '', key: newKey(), at: Date.now() },
      ...(!ofRoom && { prompt, mode }),
    };
    if (isFree && (isTextKept || !ofRoom)) keepDraft(draft.type === 'own' ? 'own' : (task ?? 'own'), draft);
    goTo({ at: 'order', type: draft.type, ...(ofRoom && task !== null && { task }) });
  };
  return (
    <button type="button" onClick={begin} className={buttonClass('primary')}>
      {t(isTextKept ? 'fromMine' : mode === 'speak' ? 'againSpoken' : 'again')}
    </button>
  );
}
