/**
 * Loads a script of somebody else, once it is due.
 *
 * @returns whether it came: blockers keep it away
 */
export function loadScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}
