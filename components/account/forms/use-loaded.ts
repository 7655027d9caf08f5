import { useEffect, useState } from 'react';

/**
 * What `load` brings, once it is wanted. Where it cannot be loaded, the page says so and offers to try again, as with any part of it.
 *
 * @param load the same function each time
 */
export function useLoaded<Part>(wanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part } | { error: unknown }>();

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    load().then(
      (part) => current && setLoaded({ part }),
      (error: unknown) => current && setLoaded({ error }),
    );
    return () => {
      current = false;
    };
  }, [wanted, load]);

  if (loaded && 'error' in loaded) throw loaded.error;
  return loaded?.part;
}
