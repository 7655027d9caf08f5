/** What a model names its lessons by, as content/prompts/tutor-test.md asks it to. */
const marker = /\[\[\s*lessons?\s*:([^\]]{0,200})\]\]/gi;

/** The beginning of one that may still become whole. */
const openMarker = /\[(?:\[[^\]]{0,200}\]?)?$/;
const unfinished = /\[\[\s*lesson[^\]]*\]?$/i;

/**
 * Takes the line by which a model names its lessons out of an answer, also where it comes in pieces. What might be the beginning of it is
 * held back until that is known, with the white space before it. That is cut off and not looked for by a pattern: whoever asks for a page of
 * blanks would have the server try each of them as the first one, with every piece.
 */
export class LessonMarker {
  #held = '';
  readonly #named = new Set<string>();

  /** @returns what may be shown of the answer by now */
  push(piece: string): string {
    const text = this.#without(this.#held + piece);
    const end = text.slice(0, openMarker.exec(text)?.index).trimEnd().length;
    this.#held = text.slice(end);
    return text.slice(0, end);
  }

  /** @returns the rest, once nothing more comes, without a marker that broke off */
  end(): string {
    const rest = this.#held.replace(unfinished, '').trimEnd();
    this.#held = '';
    return rest;
  }

  namedOf<Key extends string>(sent: readonly Key[]): Key[] {
    return sent.filter((key) => this.#named.has(key.toLowerCase()));
  }

  #without(text: string): string {
    return text.replace(marker, (_, keys: string) => {
      for (const key of keys.split(/[,;\s]+/)) this.#named.add(key.replace(/[^\w-]/g, '').toLowerCase());
      return '';
    });
  }
}
