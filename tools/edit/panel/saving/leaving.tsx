import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { unsavedRows } from '../lists/unsaved-rows';
import { isLonger } from '../longer/keys';
import { Dialog } from '../parts/dialog';
import { go, placeNow, usePlace, type Place } from '../place/place';
import { useSaving } from './saving';
import { drop, unsaved } from './unsaved';

type Leave = (change: Partial<Place>) => void;

const LeavingContext = createContext<Leave>(go);

/** Goes elsewhere, and asks first when a text would be left behind unsaved. */
export const useLeave = (): Leave => use(LeavingContext);

/** Opens a text, a longer one in its own view, to be written in `locale`; English always stands beside. */
export function useOpenText(): (key: string, locale?: string) => void {
  const leave = useLeave();
  return (key, locale) => {
    const isLong = isLonger(key);
    const isOther = locale !== undefined && locale !== placeNow().locale && (isLong || locale !== 'en');
    leave({ view: isLong ? 'pages' : 'text', key, beside: '', written: isOther ? locale : '' });
  };
}

const isUnsaved = (key: string) => unsaved()[key] !== undefined;

export function AskingBeforeLeaving({ children }: { children: ReactNode }) {
  const { key } = usePlace();
  const { save } = useSaving();
  const [waiting, setWaiting] = useState<Partial<Place>>();

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (Object.keys({ ...unsaved(), ...unsavedRows() }).length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  const leave: Leave = (change) => {
    const now = placeNow().key;
    if (change.key !== undefined && change.key !== now && isUnsaved(now)) setWaiting(change);
    else go(change);
  };
  const goOn = () => {
    setWaiting(undefined);
    if (waiting) go(waiting);
  };

  return (
    <LeavingContext value={leave}>
      {children}
      {waiting && (
        <Dialog
          title="This text is not saved"
          onClose={() => setWaiting(undefined)}
          choices={
            <>
              <button
                type="button"
                className="main"
                onClick={() => void save(key).then((saved) => (saved ? goOn() : setWaiting(undefined)))}
              >
                Save and go on
              </button>
              <button
                type="button"
                onClick={() => {
                  drop(key);
                  goOn();
                }}
              >
                Throw away what I wrote
              </button>
              <button type="button" onClick={() => setWaiting(undefined)}>
                Stay here
              </button>
            </>
          }
        >
          <p>
            You changed <code>{key}</code>. What you wrote is in no file yet.
          </p>
        </Dialog>
      )}
    </LeavingContext>
  );
}
