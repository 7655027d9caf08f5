import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a message says in one case, and where that stands in it: between the braces, in UTF-16 units. */
export interface Case {
  /** As it is written: `one`, `=0`, or a word of a choice. */
  name: string;
  start: number;
  end: number;
}

export interface Choice {
  argument: string;
  kind: 'plural' | 'ordinal' | 'select';
  cases: Case[];
}

/**
 * The choices of a message, in order; those inside of another one's cases belong to its rows.
 *
 * @returns undefined for a text that cannot be read
 */
export function choicesIn(message: string): Choice[] | undefined {
  try {
    return outermost(parse(message, { captureLocation: true }));
  } catch {
    return undefined;
  }
}

function outermost(elements: MessageFormatElement[]): Choice[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return outermost(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const cases = Object.entries(element.options).map(([name, { location }]) => ({
      name,
      start: (location?.start.offset ?? 0) + 1,
      end: (location?.end.offset ?? 0) - 1,
    }));
    const kind =
      element.type === TYPE.select ? 'select' : element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
    return [{ argument: element.value, kind, cases }];
  });
}

/** A message and the choices in it: what is known of a text while a row of it is being written and may not be readable. */
export interface Chosen {
  message: string;
  choices: Choice[];
}

/** Says something else in one case. What stands behind it moves along. */
export function sayInCase({ message, choices }: Chosen, said: Case, text: string): Chosen {
  const moved = text.length - (said.end - said.start);
  const place = (at: number) => (at >= said.end ? at + moved : at);
  return {
    message: message.slice(0, said.start) + text + message.slice(said.end),
    choices: choices.map((choice) => ({
      ...choice,
      cases: choice.cases.map((one) =>
        one.start === said.start
          ? { ...one, end: said.start + text.length }
          : { ...one, start: place(one.start), end: place(one.end) },
      ),
    })),
  };
}

/** Adds a case that the language needs, behind the ones there are, with the words of the last. */
export function addCase(message: string, choice: Choice, name: string): string {
  const last = choice.cases.at(-1);
  if (!last) return message;
  const words = message.slice(last.start, last.end);
  return `${message.slice(0, last.end + 1)} ${name} {${words}}${message.slice(last.end + 1)}`;
}
