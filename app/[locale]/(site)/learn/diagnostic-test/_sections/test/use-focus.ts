import { useEffect, useRef } from 'react';

/** Takes the focus to a part when it is drawn first, if somebody has acted before: a page that is only opened keeps its own. */
export function useFocus<Part extends HTMLElement>(isWanted: boolean) {
  const part = useRef<Part>(null);
  const wanted = useRef(isWanted);

  useEffect(() => {
    if (wanted.current) part.current?.focus();
  }, []);

  return part;
}
