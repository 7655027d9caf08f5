/** The areas of web storage: the first is shared by the tabs of this browser, the second ends with its tab. */
type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * One value in web storage. Browsers that block site data throw already when the storage is looked at; here that counts as
 * empty, and nothing throws. What outlives a session is named to {@link emptyStorage}.
 */
export interface StorageEntry<Value> {
  readonly name: string;
  /** @returns null where nothing is kept that can be used; the very same value as long as the stored text is the same */
  read(): Value | null;
  /** @returns whether the value is in storage: it is not where that is blocked or full */
  write(value: Value): boolean;
  /** Keeps the value as long as the page alone, where the entry may be kept so; what is in storage stays. */
  hold(value: Value): void;
  isHeld(): boolean;
  remove(): void;
}

interface Declaration<Value> {
  area: StorageArea;
  name: string;
  /** Judges what the stored JSON says, which an older version of the site may have written: null for what cannot be used. */
  parse: (value: unknown) => Value | null;
  /** Keeps the value as long as the page where storage is blocked or full. */
  inPage?: boolean;
}

export function jsonEntry<Value>({ parse, ...place }: Declaration<Value>): StorageEntry<Value> {
  const decode = (text: string) => {
    try {
      return parse(JSON.parse(text));
    } catch {
      return null;
    }
  };
  return openEntry(place, decode, JSON.stringify);
}

export function textEntry(area: StorageArea, name: string): StorageEntry<string> {
  const same = (text: string) => text;
  return openEntry({ area, name }, same, same);
}

/**
 * Empties both areas, of other scripts' entries too, as the end of a session does (spec section 4).
 *
 * @param kept names of the entries of local storage that stay as they are
 */
export function emptyStorage(kept: readonly string[] = []): void {
  for (const [name, forget] of forgetters) if (!kept.includes(name)) forget();
  access('sessionStorage', (storage) => storage.clear());
  access('localStorage', (storage) => {
    const staying = kept.map((name) => [name, storage.getItem(name)] as const);
    // Other tabs learn of the end of the session from an emptied storage, and from nothing else where the token was in a cookie only.
    storage.clear();
    for (const [name, text] of staying) if (text !== null) storage.setItem(name, text);
  });
}

/**
 * Calls back when another tab has changed an entry of local storage, or emptied it all.
 *
 * @returns stops listening
 */
export function onChangedElsewhere(entry: StorageEntry<unknown>, callback: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key the whole storage was emptied.
    if (key === null || key === entry.name) callback();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

const forgetters = new Map<string, () => void>();

function access<Result>(area: StorageArea, look: (storage: Storage) => Result): Result | undefined {
  try {
    return look(window[area]);
  } catch {
    return undefined;
  }
}

function openEntry<Value>(
  { area, name, inPage = false }: Omit<Declaration<Value>, 'parse'>,
  decode: (text: string) => Value | null,
  encode: (value: Value) => string,
): StorageEntry<Value> {
  let memory: string | null = null;
  if (inPage) forgetters.set(name, () => (memory = null));
  let last: { text: string; value: Value | null } | undefined;
  return {
    name,
    read() {
      const text = memory ?? access(area, (storage) => storage.getItem(name)) ?? null;
      if (text === null) return null;
      if (last?.text !== text) last = { text, value: decode(text) };
      return last.value;
    },
    write(value) {
      const text = encode(value);
      const isKept = access(area, (storage) => {
        storage.setItem(name, text);
        return true;
      });
      memory = isKept || !inPage ? null : text;
      return isKept ?? false;
    },
    hold(value) {
      if (inPage) memory = encode(value);
    },
    isHeld: () => memory !== null,
    remove() {
      memory = null;
      access(area, (storage) => storage.removeItem(name));
    },
  };
}
