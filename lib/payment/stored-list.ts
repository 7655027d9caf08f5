/** A list kept in local storage, shared by the tabs of this browser. */
export interface StoredList<Item extends { id: string }> {
  read(): Item[];
  /** Replaces the item of the same id, or adds it. */
  put(item: Item): void;
  remove(id: string): void;
}

/**
 * Opens a list of local storage. Where storage is blocked it lives as long as the page; entries of another shape are left out.
 *
 * @param isItem whether an entry can be used
 */
export function storedList<Item extends { id: string }>(
  key: string,
  isItem: (value: unknown) => value is Item,
): StoredList<Item> {
  let memory: Item[] | undefined;
  const read = () => {
    if (memory) return memory;
    try {
      const found: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
      return Array.isArray(found) ? found.filter(isItem) : [];
    } catch {
      return [];
    }
  };
  const write = (items: Item[]) => {
    try {
      if (items.length === 0) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, JSON.stringify(items));
    } catch {
      memory = items;
    }
  };
  return {
    read,
    put: (item) => write([...read().filter(({ id }) => id !== item.id), item]),
    remove(id) {
      const items = read();
      if (items.some((item) => item.id === id)) write(items.filter((item) => item.id !== id));
    },
  };
}
