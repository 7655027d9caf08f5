/** Web storage in memory. */
export function fakeStorage(entries: Record<string, string> = {}) {
  const items = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** Web storage as a browser has it that blocks site data. */
export function blockedStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse };
}
