/** @typedef {'curlyQuote' | 'trailingComma' | 'quoteInside' | 'lineBreak' | 'missingComma' | 'other'} Kind */

/** Where a file stops being JSON. */
class JsonFault extends Error {
  /** @param {Kind} kind @param {number} offset */
  constructor(kind, offset) {
    super(kind);
    this.kind = kind;
    this.offset = offset;
  }
}

/** @type {Record<Kind, string>} */
const advice = {
  curlyQuote: 'a curly quotation mark, as word processors write it, stands where a straight one (") belongs.',
  trailingComma: 'the comma after the last entry of a block is one too many. Remove it.',
  quoteInside: 'a straight quotation mark inside a text ends the text. Write “ and ” there, or \\".',
  lineBreak: 'the text does not end in its line. Write it in one line, and a straight " at its end.',
  missingComma: 'a comma is missing at its end.',
  other:
    'look there, and at the end of the line above, for a comma, quotation mark or brace that is missing or too many.',
};

/**
 * What breaks a file that JSON.parse refuses, in words for its writer.
 * @param {string} content
 * @returns {{ line: number, reason: string }}
 */
export function jsonFault(content) {
  const { kind, offset } = firstFault(content);
  const line = content.slice(0, offset).split('\n').length;
  return { line, reason: `Line ${line} breaks the file: ${advice[kind]}` };
}

/** @param {string} content @returns {{ kind: Kind, offset: number }} */
function firstFault(content) {
  const reader = new Reader(content);
  try {
    reader.value();
    reader.space();
    return { kind: 'other', offset: reader.at };
  } catch (error) {
    if (error instanceof JsonFault) return error;
    throw error;
  }
}

/** Follows the file as far as it is right, and names what a writer did at the first place where it is not. */
class Reader {
  at = 0;

  /** @param {string} content */
  constructor(content) {
    this.content = content;
  }

  space() {
    while (/\s/.test(this.content[this.at] ?? '')) this.at += 1;
  }

  value() {
    this.space();
    const next = this.content[this.at];
    if (next === '"') return this.string();
    if (next === '{' || next === '[') return this.entries(next === '{' ? '}' : ']');
    const bare = /^(?:true|false|null|-?\d[\d.eE+-]*)/.exec(this.content.slice(this.at, this.at + 40))?.[0];
    if (bare === undefined) throw this.faultHere();
    this.at += bare.length;
  }

  /** @param {'}' | ']'} end */
  entries(end) {
    this.at += 1;
    this.space();
    for (let comma = -1; this.content[this.at] !== end || comma >= 0;) {
      if (this.content[this.at] === end) throw new JsonFault('trailingComma', comma);
      if (end === '}') this.name();
      this.value();
      const after = this.at;
      this.space();
      if (this.content[this.at] === end) break;
      if (this.content[this.at] !== ',') throw this.faultAfter(after);
      comma = this.at;
      this.at += 1;
      this.space();
    }
    this.at += 1;
  }

  name() {
    if (this.content[this.at] !== '"') throw this.faultHere();
    this.string();
    this.space();
    if (this.content[this.at] !== ':') throw this.faultHere();
    this.at += 1;
  }

  string() {
    const start = this.at;
    for (this.at += 1; this.content[this.at] !== '"'; this.at += 1) {
      const next = this.content[this.at];
      if (next === undefined || next < ' ') {
        const written = this.content.slice(start, this.at);
        throw new JsonFault(/[“”„]\s*[,:]?\s*$/.test(written) ? 'curlyQuote' : 'lineBreak', start);
      }
      if (next === '\\') this.at += 1;
    }
    this.at += 1;
  }

  faultHere() {
    return new JsonFault(/[“”„‘’]/.test(this.content[this.at] ?? '') ? 'curlyQuote' : 'other', this.at);
  }

  /** @param {number} after the end of a right value, which no comma and no brace follows */
  faultAfter(after) {
    const next = this.content[this.at];
    const sameLine = !this.content.slice(after, this.at).includes('\n');
    if (next === '"' && !sameLine) return new JsonFault('missingComma', after);
    if (next !== undefined && sameLine && this.content[after - 1] === '"') {
      return new JsonFault('quoteInside', after - 1);
    }
    return this.faultHere();
  }
}
