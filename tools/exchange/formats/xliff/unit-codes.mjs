/** @typedef {import('./codes.mjs').Piece} Piece @typedef {import('./codes.mjs').Code} Code */

/**
 * Ids of the codes of one unit, and of what the message has in their place (XLIFF 2.1, 4.3.1.21 and 4.7.2.4): a code of the translation has
 * the id of the one of the source that it stands for, and one that the source has not that often an id of its own.
 */
export class UnitCodes {
  /** Ids by what the message has. @type {Map<string, string>} */
  data = new Map();
  #last = 0;
  /** @type {{ code: Code, id: string }[]} */
  #ofSource = [];
  /** @type {Set<string>} */
  #used = new Set();

  /** @param {Code} code @returns {string} */
  sourceId(code) {
    const id = this.#next();
    this.#ofSource.push({ code, id });
    return id;
  }

  /** @param {Code} code @returns {string} */
  targetId(code) {
    const twin = this.#ofSource.find(
      (one) => !this.#used.has(one.id) && one.code.open === code.open && one.code.close === code.close,
    );
    if (!twin) return this.#next();
    this.#used.add(twin.id);
    return twin.id;
  }

  /** @param {string} raw @returns {string} */
  dataRef(raw) {
    const id = this.data.get(raw) ?? `d${this.data.size + 1}`;
    this.data.set(raw, id);
    return id;
  }

  #next() {
    this.#last += 1;
    return String(this.#last);
  }
}
